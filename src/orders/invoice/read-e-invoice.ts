import { type Refusal, refuse } from "../../contract/errors.ts";
import type { ElectronicFile } from "../../contract/order-document.ts";
import type { Db } from "../../platform/db/database.ts";
import { readBaseCurrency } from "../../platform/settings/settings.store.ts";
import { eInvoiceFile } from "../e-invoice/e-invoice-file.ts";
import { type DocumentQuery, findDocument } from "./read-document.ts";

/** An invoice or credit note of an order as a file for programs. Refuses order_not_found, and state_conflict with what it lacks. */
export async function readEInvoice(
  db: Db,
  query: DocumentQuery,
): Promise<ElectronicFile | Refusal<"order_not_found" | "state_conflict">> {
  const invoice = await findDocument(db, query);
  if (!invoice) return refuse("order_not_found", "The order has no such document.");
  return eInvoiceFile(invoice, await readBaseCurrency(db));
}
