import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { printPdf } from "../../platform/pdf/print-pdf.ts";
import { readBaseCurrency } from "../../platform/settings/settings.store.ts";
import { listInvoicesOf } from "./invoice.store.ts";

/** All invoices of these orders as one PDF, without credit notes. Refuses not_found when none of them has one. */
export async function printInvoices(
  db: Db,
  orderNos: readonly string[],
): Promise<Buffer | Refusal<"not_found">> {
  const baseCurrency = await readBaseCurrency(db);
  const items = (await listInvoicesOf(db, orderNos)).map(({ content }) => ({ ...content, baseCurrency }));
  if (items.length === 0)
    return refuse(
      "not_found",
      "None of these orders has an invoice yet: one is issued when a parcel is sent.",
    );
  return printPdf({
    title: `Invoices (${items.length})`,
    language: "en",
    drawing: new URL("./draw-invoice.ts", import.meta.url),
    items,
  });
}
