import type { Db } from "../../platform/db/database.ts";
import type { Attachment } from "../../platform/mail/mail-transport.ts";
import { readBaseCurrency } from "../../platform/settings/settings.store.ts";
import { readDocuments } from "../order/order-details.store.ts";
import { findInvoice } from "./invoice.store.ts";
import { invoiceFileName, printInvoice } from "./print-invoice.ts";
import { type SettleInvoices, settleInvoices } from "./settle-invoices.ts";

/**
 * The credit note of a refund that was asked for at `askedAt`, as PDF. It is written now if its own job has not run yet.
 * Undefined when there is none: nothing of the order was invoiced.
 */
export async function printCreditNote(
  db: Db,
  { askedAt, ...settle }: SettleInvoices & { readonly askedAt: Date },
): Promise<Attachment | undefined> {
  await settleInvoices(db, settle);
  const written = (await readDocuments(db, settle.orderId)).find(
    ({ kind, issued_at }) => kind === "credit note" && issued_at >= askedAt,
  );
  const note = written && (await findInvoice(db, settle.orderId, written.invoice_id));
  if (!note) return undefined;
  const content = await printInvoice(note, await readBaseCurrency(db));
  return { fileName: invoiceFileName(note), content };
}
