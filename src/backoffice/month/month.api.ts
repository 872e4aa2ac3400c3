import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { listMovements, listOpenOrders, listSales, type MonthSpan } from "./month.store.ts";
import { moneyCsv, openOrdersCsv, salesCsv } from "./month-csv.ts";
import { readMonth } from "./read-month.ts";

type MonthCalls =
  | "GET /api/admin/months/{month}"
  | "GET /api/admin/months/{month}/sales"
  | "GET /api/admin/months/{month}/money"
  | "GET /api/admin/months/{month}/open-orders";

/** What a bookkeeper closes a month with. */
export function monthApi({ database: { fromReplica }, calendar }: Services): Handlers<MonthCalls> {
  const spanOf = (month: string): MonthSpan => ({
    from: calendar.startOfDay(`${month}-01`),
    before: calendar.endOfDay(`${month}-31`), // the month's last day, where it has no 31st
  });
  return {
    "GET /api/admin/months/{month}": ({ params: { month } }) =>
      fromReplica((db) => readMonth(db, spanOf(month))),

    "GET /api/admin/months/{month}/sales": async ({ params: { month } }) => ({
      fileName: `sales-${month}.csv`,
      csv: salesCsv(await fromReplica((db) => listSales(db, spanOf(month))), calendar),
    }),

    "GET /api/admin/months/{month}/money": async ({ params: { month } }) => ({
      fileName: `money-${month}.csv`,
      csv: moneyCsv(await fromReplica((db) => listMovements(db, spanOf(month))), calendar),
    }),

    "GET /api/admin/months/{month}/open-orders": async ({ params: { month } }) => ({
      fileName: `open-orders-${month}.csv`,
      csv: openOrdersCsv(await fromReplica((db) => listOpenOrders(db, spanOf(month).before)), calendar),
    }),
  };
}
