import type { MonthFigures } from "../../contract/admin/months.ts";
import { type StaffText, staffText, untranslated } from "../../contract/staff-text.ts";
import { listIssued } from "../../orders/invoice/invoice.store.ts";
import { isSold } from "../../orders/order/order-status.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import {
  listMoneySums,
  listOpenOrders,
  listSales,
  type MonthSpan,
  type OpenOrderRow,
  readDocumentSums,
  type SaleRow,
} from "./month.store.ts";

/** An order whose money and documents differ for no known reason: the month does not agree. */
const UNEXPLAINED = "to be looked at";

const sumOf = <T>(rows: readonly T[], paise: (row: T) => number): number =>
  rows.reduce((all, row) => all + paise(row), 0);

/** How far money kept and documents of these orders are apart. */
const apart = (orders: readonly OpenOrderRow[]): number =>
  sumOf(orders, (order) => order.retained_paise - order.invoiced_paise);

/** Why money and documents differ, as `listOpenOrders` finds it. */
const reasonTexts: Readonly<Record<OpenOrderRow["reason"], StaffText>> = {
  "": untranslated(""),
  "settled since": staffText`settled since`,
  "taken back by the bank": staffText`taken back by the bank`,
  "owed to the customer": staffText`owed to the customer`,
  "paid, and not confirmed": staffText`paid, and not confirmed`,
  "delivered, and not invoiced": staffText`delivered, and not invoiced`,
  "paid, and not sent": staffText`paid, and not sent`,
  "invoiced, and not paid": staffText`invoiced, and not paid`,
  [UNEXPLAINED]: staffText`to be looked at`,
};

const openKinds = {
  owed: (order: OpenOrderRow) => order.owed_paise,
  unpaid: (order) => order.due_paise,
  "refund under way": (order) => order.refunding_paise,
  "refund failed": (order) => order.refund_failed_paise,
  disputed: (order) => order.disputed_paise,
  "cancelled after invoice": (order) => order.cancelled_invoiced_paise,
} satisfies Record<MonthFigures["open"][number]["kind"], (order: OpenOrderRow) => number>;

/** The invoices and credit notes of a month, oldest first. */
export const listDocuments = (db: Db | Trx, { from, before }: MonthSpan) => listIssued(db, from, before);

/** The figures of a month, as of one moment. */
export const readMonth = (db: Db, span: MonthSpan): Promise<MonthFigures> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => (await addUpMonth(trx, span)).figures);

/**
 * Sales, money and documents of a month, and the orders that they come from. Money is counted when it moved, documents when they
 * were issued, so they are apart by what was paid for pieces that had not left: `before` and `after`, order by order.
 */
export async function addUpMonth(
  trx: Trx,
  span: MonthSpan,
): Promise<{ figures: MonthFigures; sales: SaleRow[]; open: OpenOrderRow[] }> {
  const sales = await listSales(trx, span);
  const money = await listMoneySums(trx, span);
  const { invoiced, credited } = await readDocumentSums(trx, span);
  const before = apart(await listOpenOrders(trx, span.from));
  const open = await listOpenOrders(trx, span.before);
  const after = apart(open);
  const retained = sumOf(money, ({ paise }) => paise);
  const differing = open.filter(({ reason }) => reason !== "");
  const figures: MonthFigures = {
    sales: {
      orders: sales.length,
      cancelled: sales.filter(({ status }) => status === "Cancelled").length,
      total: paiseToRupees(
        sumOf(sales, ({ status, grand_total_paise }) => (status === "Cancelled" ? 0 : grand_total_paise)),
      ),
      revenue: paiseToRupees(
        sumOf(
          sales.filter(({ status }) => isSold(status)),
          (sale) => sale.revenue_paise,
        ),
      ),
    },
    money: money.map(({ paise, ...row }) => ({ ...row, amount: paiseToRupees(paise) })),
    retained: paiseToRupees(retained),
    invoiced: paiseToRupees(invoiced),
    credited: paiseToRupees(credited),
    before: paiseToRupees(before),
    after: paiseToRupees(after),
    differences: [...Map.groupBy(differing, ({ reason }) => reason)].map(([reason, orders]) => ({
      reason: reasonTexts[reason],
      orders: orders.length,
      amount: paiseToRupees(apart(orders)),
    })),
    open: openPoints(open),
    agrees:
      before + retained - invoiced + credited === after &&
      differing.every(({ reason }) => reason !== UNEXPLAINED),
  };
  return { figures, sales, open };
}

const openPoints = (orders: readonly OpenOrderRow[]): MonthFigures["open"] =>
  (Object.keys(openKinds) as (keyof typeof openKinds)[]).flatMap((kind) => {
    const amounts = orders.map(openKinds[kind]).filter((paise) => paise > 0);
    return amounts.length > 0
      ? [{ kind, orders: amounts.length, amount: paiseToRupees(sumOf(amounts, (paise) => paise)) }]
      : [];
  });
