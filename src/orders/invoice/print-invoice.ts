import type { Invoice } from "../../platform/db/stored-values.ts";
import { inLanguage } from "../../platform/language/in-language.ts";
import { t } from "../../platform/language/t.ts";
import { printPdf } from "../../platform/pdf/print-pdf.ts";
import { facturX } from "../e-invoice/factur-x.ts";
import { readerOf } from "./invoice.ts";

export const invoiceFileName = ({ invoiceNo }: Invoice): string => `${invoiceNo.replaceAll("/", "-")}.pdf`;

/** An invoice or a credit note as PDF, with its e-invoice inside where it has one. Its amounts are stored in the base currency. */
export const printInvoice = (invoice: Invoice, baseCurrency: string): Promise<Buffer> =>
  printPdf({
    title: inLanguage(readerOf(invoice).language, () =>
      t(invoice.kind === "credit note" ? "Credit note {invoiceNo}" : "Invoice {invoiceNo}", {
        invoiceNo: invoice.invoiceNo,
      }),
    ),
    language: readerOf(invoice).language,
    drawing: new URL("./draw-invoice.ts", import.meta.url),
    items: [{ ...invoice, baseCurrency }],
    attachment: facturX(invoice, baseCurrency),
  });
