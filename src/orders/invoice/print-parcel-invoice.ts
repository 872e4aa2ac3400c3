import type { Db } from "../../platform/db/database.ts";
import type { Attachment } from "../../platform/mail/mail-transport.ts";
import { readBaseCurrency } from "../../platform/settings/settings.store.ts";
import { readDocuments } from "../order/order-details.store.ts";
import { findInvoice } from "./invoice.store.ts";
import { invoiceFileName, printInvoice } from "./print-invoice.ts";
import { type SettleInvoices, settleInvoices } from "./settle-invoices.ts";

/**
 * The invoice of what left of an order at `sentAt`, as PDF. It is written now if its own job has not run yet.
 * Undefined when there is none: a free kit, pieces that are sent again, or a place of supply that staff must choose.
 */
export async function printParcelInvoice(
  db: Db,
  { sentAt, ...settle }: SettleInvoices & { readonly sentAt: Date },
): Promise<Attachment | undefined> {
  await settleInvoices(db, settle);
  const written = (await readDocuments(db, settle.orderId)).find(
    ({ kind, issued_at }) => kind === "invoice" && issued_at >= sentAt,
  );
  const invoice = written && (await findInvoice(db, settle.orderId, written.invoice_id));
  if (!invoice) return undefined;
  const content = await printInvoice(invoice, await readBaseCurrency(db));
  return { fileName: invoiceFileName(invoice), content };
}
