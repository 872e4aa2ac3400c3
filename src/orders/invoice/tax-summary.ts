import { escapeFormula, quoteCell, writeCsv } from "../../platform/csv/write-csv.ts";
import type { Invoice, InvoiceLine } from "../../platform/db/stored-values.ts";
import { plainDecimal } from "../../platform/money/money.ts";
import { isTaxed } from "./tax.ts";

/** A row of the file: the units of one HSN code and rate on one document. */
interface Row {
  readonly document: Invoice;
  readonly lines: readonly InvoiceLine[];
}
type Column = readonly [heading: string, cell: (row: Row) => string];

const isCredit = ({ kind }: Invoice): boolean => kind === "credit note";
const sum =
  (key: keyof InvoiceLine & `${string}Paise`) =>
  ({ document, lines }: Row): string => {
    const paise = lines.reduce((all, line) => all + line[key], 0);
    return plainDecimal(isCredit(document) ? -paise : paise);
  };

const documentColumns: readonly Column[] = [
  ["Kind", ({ document }) => (isCredit(document) ? "credit note" : "invoice")],
  ["Number", ({ document }) => document.invoiceNo],
  ["Date", ({ document }) => document.issuedOn],
  ["Corrects", ({ document }) => document.corrects?.invoiceNo ?? ""],
  ["Order", ({ document }) => document.orderNo],
  ["Billed to", ({ document }) => quoteCell(escapeFormula(document.billTo.name))],
];
const amountColumns: readonly Column[] = [
  [
    "Rate %",
    ({ document, lines }) => (isTaxed(document.taxKind) ? String((lines[0]?.basisPoints ?? 0) / 100) : "0"),
  ],
  ["Taxable", sum("taxablePaise")],
];
const gstColumns: readonly Column[] = [
  ...documentColumns,
  ["GSTIN", ({ document }) => document.billTo.gstin ?? ""],
  ["Place of supply", ({ document }) => quoteCell(escapeFormula(document.placeOfSupply))],
  ["HSN", ({ lines }) => lines[0]?.hsn ?? ""],
  ...amountColumns,
  ["CGST", sum("cgstPaise")],
  ["SGST", sum("sgstPaise")],
  ["IGST", sum("igstPaise")],
  ["Total", sum("paidPaise")],
];
const vatColumns: readonly Column[] = [
  ...documentColumns,
  ["Sent to", ({ document }) => quoteCell(escapeFormula(document.shipTo.lines.at(-1) ?? ""))],
  ...amountColumns,
  ["VAT", sum("igstPaise")],
  ["Total", sum("paidPaise")],
];

/**
 * One row for each document, HSN code and rate; where the base currency is not the rupee, for each document and rate. Credit
 * notes count below 0, so that every column adds up to what is due for the month. Amounts in the base currency.
 */
export function taxSummaryCsv(documents: readonly Invoice[], baseCurrency: string): string {
  const isGst = baseCurrency === "INR";
  const columns = isGst ? gstColumns : vatColumns;
  const keyOf = ({ hsn, basisPoints }: InvoiceLine) => (isGst ? `${hsn} ${basisPoints}` : basisPoints);
  const rows = documents.flatMap((document) =>
    [...Map.groupBy(document.lines, keyOf).values()].map((lines) => ({ document, lines })),
  );
  return writeCsv([
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ]);
}
