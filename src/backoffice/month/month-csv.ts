import type { Calendar } from "../../platform/calendar/calendar.ts";
import { escapeFormula, quoteCell, writeCsv } from "../../platform/csv/write-csv.ts";
import { toHundredths } from "../../platform/money/minor-units.ts";
import type { MovementRow, OpenOrderRow, SaleRow } from "./month.store.ts";

type Cell = string | number;
type Columns<R> = readonly (readonly [heading: string, cell: (row: R, calendar: Calendar) => Cell])[];

/** An amount of the base currency as a cell. */
const amount = (paise: number) => (paise / 100).toFixed(2);
const text = (typed: string) => quoteCell(escapeFormula(typed));

const csvOf =
  <R>(columns: Columns<R>) =>
  (rows: readonly R[], calendar: Calendar): string =>
    writeCsv([
      columns.map(([heading]) => heading),
      ...rows.map((row) => columns.map(([, cell]) => String(cell(row, calendar)))),
    ]);

/** One line for each order. 'Revenue' adds up to that of Today. */
export const salesCsv = csvOf<SaleRow>([
  ["Order", (row) => row.order_no],
  ["Placed", (row, calendar) => calendar.dayOf(row.placed_at)],
  ["Name", (row) => text(row.recipient_name)],
  ["Status", (row) => row.status],
  ["Products", (row) => amount(row.products_paise)],
  ["Discount", (row) => amount(row.discount_paise)],
  ["Shipping", (row) => amount(row.shipping_paise)],
  ["Total", (row) => amount(row.grand_total_paise)],
  ["Paid", (row) => amount(row.paid_paise)],
  ["Paid back", (row) => amount(row.back_paise)],
  ["Revenue", (row) => amount(row.revenue_paise)],
]);

/** One line for each entry of the ledger. 'Amount' adds up to the money kept; an entry that moved no money has 0 there. */
export const moneyCsv = csvOf<MovementRow>([
  ["Date", (row, calendar) => calendar.dayOf(row.at)],
  ["Order", (row) => row.order_no],
  ["What", (row) => row.kind],
  ["Method", (row) => text(row.method)],
  ["Reference", (row) => text(row.reference)],
  ["Amount", (row) => amount(row.moved_paise)],
  ["Of", (row) => amount(row.amount_paise)],
  ["Currency", (row) => row.currency_code ?? ""],
  ["In this currency", paidAmount],
  ["Problem", (row) => text(row.problem)],
]);

/** One line for each order. 'Difference' adds up to what is kept and not invoiced when the month ends. */
export const openOrdersCsv = csvOf<OpenOrderRow>([
  ["Order", (row) => row.order_no],
  ["Placed", (row, calendar) => calendar.dayOf(row.placed_at)],
  ["Name", (row) => text(row.recipient_name)],
  ["Status", (row) => row.status],
  ["Kept", (row) => amount(row.retained_paise)],
  ["Invoiced", (row) => amount(row.invoiced_paise)],
  ["Difference", (row) => amount(row.retained_paise - row.invoiced_paise)],
  ["Why", (row) => text(row.reason)],
  ["Owed now", (row) => amount(row.owed_paise)],
  ["Due now", (row) => amount(row.due_paise)],
  ["Refund under way", (row) => amount(row.refunding_paise)],
  ["Refund failed", (row) => amount(row.refund_failed_paise)],
  ["Disputed", (row) => amount(row.disputed_paise)],
]);

function paidAmount({ amount_minor: minor, currency_code: code }: MovementRow): string {
  return minor === null || code === null ? "" : amount(toHundredths(minor, code));
}
