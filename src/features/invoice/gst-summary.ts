import { escapeFormula, quoteCell, writeCsv } from "../csv/write-csv.ts";
import type { Invoice, InvoiceLine } from "./invoice.ts";

const headings = [
  "Kind",
  "Number",
  "Date",
  "Corrects",
  "Order",
  "Billed to",
  "GSTIN",
  "Place of supply",
  "HSN",
  "Rate %",
  "Taxable",
  "CGST",
  "SGST",
  "IGST",
  "Total",
] as const;

/**
 * One row for each document, HSN code and rate. Credit notes count below 0, so that every column adds up to what is
 * due for the month. Amounts in rupees.
 */
export const gstSummaryCsv = (documents: readonly Invoice[]): string =>
  writeCsv([headings, ...documents.flatMap(documentRows)]);

function documentRows(document: Invoice): string[][] {
  const isCredit = document.kind === "credit note";
  const rupees = (paise: number) => ((isCredit ? -1 : 1) * (paise / 100)).toFixed(2);
  const byRate = Map.groupBy(document.lines, ({ hsn, basisPoints }) => `${hsn} ${basisPoints}`);
  return [...byRate.values()].map((lines) => {
    const sum = (key: keyof InvoiceLine & `${string}Paise`) =>
      rupees(lines.reduce((all, line) => all + line[key], 0));
    const isTaxed = document.taxKind === "inside the state" || document.taxKind === "between states";
    return [
      isCredit ? "credit note" : "invoice",
      document.invoiceNo,
      document.issuedOn,
      document.corrects?.invoiceNo ?? "",
      document.orderNo,
      quoteCell(escapeFormula(document.billTo.name)),
      document.billTo.gstin ?? "",
      quoteCell(escapeFormula(document.placeOfSupply)),
      lines[0]?.hsn ?? "",
      isTaxed ? String((lines[0]?.basisPoints ?? 0) / 100) : "0",
      sum("taxablePaise"),
      sum("cgstPaise"),
      sum("sgstPaise"),
      sum("igstPaise"),
      sum("paidPaise"),
    ];
  });
}
