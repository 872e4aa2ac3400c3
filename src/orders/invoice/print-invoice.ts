import type { Invoice } from "../../platform/db/stored-values.ts";
import { say } from "../../platform/language/say.ts";
import { printPdf } from "../../platform/pdf/print-pdf.ts";
import { readerOf } from "./invoice.ts";

export const invoiceFileName = ({ invoiceNo }: Invoice): string => `${invoiceNo.replaceAll("/", "-")}.pdf`;

/** An invoice or a credit note as PDF. Its amounts are stored in the base currency. */
export const printInvoice = (invoice: Invoice, baseCurrency: string): Promise<Buffer> =>
  printPdf({
    title: say(
      readerOf(invoice),
      invoice.kind === "credit note" ? "Credit note {invoiceNo}" : "Invoice {invoiceNo}",
      invoice,
    ),
    drawing: new URL("./draw-invoice.ts", import.meta.url),
    items: [{ ...invoice, baseCurrency }],
  });
