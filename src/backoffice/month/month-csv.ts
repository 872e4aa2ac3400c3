import type { Calendar } from "../../platform/calendar/calendar.ts";
import { escapeFormula, quoteCell, writeCsv } from "../../platform/csv/write-csv.ts";
import { toHundredths } from "../../platform/money/minor-units.ts";
import { plainDecimal } from "../../platform/money/money.ts";
import type { JournalLine } from "./journal.ts";
import type { MovementRow, OpenOrderRow, SaleRow } from "./month.store.ts";

type Cell = string | number;
type Columns<R> = readonly (readonly [heading: string, cell: (row: R, calendar: Calendar) => Cell])[];

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
  ["Products", (row) => plainDecimal(row.products_paise)],
  ["Discount", (row) => plainDecimal(row.discount_paise)],
  ["Shipping", (row) => plainDecimal(row.shipping_paise)],
  ["Total", (row) => plainDecimal(row.grand_total_paise)],
  ["Paid", (row) => plainDecimal(row.paid_paise)],
  ["Paid back", (row) => plainDecimal(row.back_paise)],
  ["Revenue", (row) => plainDecimal(row.revenue_paise)],
]);

/** One line for each entry of the ledger. 'Amount' adds up to the money kept; an entry that moved no money has 0 there. */
export const moneyCsv = csvOf<MovementRow>([
  ["Date", (row, calendar) => calendar.dayOf(row.at)],
  ["Order", (row) => row.order_no],
  ["What", (row) => row.kind],
  ["Method", (row) => text(row.method)],
  ["Reference", (row) => text(row.reference)],
  ["Amount", (row) => plainDecimal(row.moved_paise)],
  ["Of", (row) => plainDecimal(row.amount_paise)],
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
  ["Kept", (row) => plainDecimal(row.retained_paise)],
  ["Invoiced", (row) => plainDecimal(row.invoiced_paise)],
  ["Difference", (row) => plainDecimal(row.retained_paise - row.invoiced_paise)],
  ["Why", (row) => text(row.reason)],
  ["Owed now", (row) => plainDecimal(row.owed_paise)],
  ["Due now", (row) => plainDecimal(row.due_paise)],
  ["Refund under way", (row) => plainDecimal(row.refunding_paise)],
  ["Refund failed", (row) => plainDecimal(row.refund_failed_paise)],
  ["Disputed", (row) => plainDecimal(row.disputed_paise)],
]);

/** One line for each account of a voucher. Debit and credit of each voucher are equal. */
export const journalCsv = csvOf<JournalLine>([
  ["Date", ({ day }) => day],
  ["Voucher", ({ voucher }) => text(voucher)],
  ["Account", ({ account }) => text(account)],
  ["Debit", ({ debitPaise }) => plainDecimal(debitPaise)],
  ["Credit", ({ creditPaise }) => plainDecimal(creditPaise)],
  ["Tax code", ({ taxCode }) => taxCode],
  ["Text", (line) => text(line.text)],
]);

function paidAmount({ amount_minor: minor, currency_code: code }: MovementRow): string {
  return minor === null || code === null ? "" : plainDecimal(toHundredths(minor, code));
}
