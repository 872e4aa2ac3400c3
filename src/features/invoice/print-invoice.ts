import { printPdf } from "../pdf/print-pdf.ts";
import type { Invoice } from "./invoice.ts";

/** An invoice as PDF. */
export const printInvoice = (invoice: Invoice): Promise<Buffer> =>
  printPdf({
    title: `Invoice ${invoice.invoiceNo}`,
    drawing: new URL("./draw-invoice.ts", import.meta.url),
    items: [invoice],
  });
