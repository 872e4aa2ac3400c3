import {
  listMovements,
  listOpenOrders,
  listSales,
  type MonthSpan,
} from "../../src/backoffice/month/month.store.ts";
import { readMonth } from "../../src/backoffice/month/read-month.ts";
import { rupeesToPaise } from "../../src/platform/money/money.ts";
import type { TestStore } from "./store.ts";

/**
 * What a bookkeeper could not explain about the time before and the time after a moment, as if a month ended then: documents
 * and money that differ without a reason, or parts that do not add up. Empty: both months close.
 */
export async function monthFaults({ services, now }: TestStore, ends: Date): Promise<string[]> {
  const { db } = services.database;
  const months: MonthSpan[] = [
    { from: new Date(0), before: ends },
    { from: ends, before: new Date(now().getTime() + 1_000) },
  ];
  const faults: string[] = [];
  for (const span of months) {
    const report = await readMonth(db, span);
    const open = await listOpenOrders(db, span.before);
    const moved = (await listMovements(db, span)).reduce((all, row) => all + row.moved_paise, 0);
    if (moved !== rupeesToPaise(report.retained)) faults.push(`${moved} moved, ${report.retained} retained`);
    const sales = (await listSales(db, span)).reduce((all, row) => all + row.revenue_paise, 0);
    if (sales !== rupeesToPaise(report.sales.revenue))
      faults.push(`${sales} sold, ${report.sales.revenue} of the page`);
    for (const { order_no, reason, ...row } of open)
      if (reason === "to be looked at") faults.push(`${order_no}: ${JSON.stringify(row)}`);
    if (!report.agrees && faults.length === 0)
      faults.push(`the month does not add up: ${JSON.stringify(report)}`);
  }
  return faults;
}
