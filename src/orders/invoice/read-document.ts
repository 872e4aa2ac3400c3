import { type Refusal, refuse } from "../../contract/errors.ts";
import type { UserId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Invoice } from "../../platform/db/stored-values.ts";
import { readBaseCurrency } from "../../platform/settings/settings.store.ts";
import { findOwnOrder } from "../order/order-details.store.ts";
import { normaliseOrderNumber } from "../order/order-number.ts";
import { findOrderWithBuyer } from "../order/order-with-buyer.store.ts";
import { findInvoice } from "./invoice.store.ts";
import { invoiceFileName, printInvoice } from "./print-invoice.ts";

export interface DocumentQuery {
  readonly orderNo: string;
  readonly documentId: number;
  /** The buyer; left out when staff ask, who may read those of every order. */
  readonly userId?: UserId;
}

/** An invoice or credit note of an order. Undefined when there is none, also of another person's order. */
export async function findDocument(
  db: Db,
  { orderNo: typedNumber, documentId, userId }: DocumentQuery,
): Promise<Invoice | undefined> {
  const orderNo = normaliseOrderNumber(typedNumber) ?? "";
  const order =
    userId === undefined ? await findOrderWithBuyer(db, orderNo) : await findOwnOrder(db, orderNo, userId);
  return order && findInvoice(db, order.order_id, documentId);
}

/** An invoice or credit note of an order as PDF in base64. Refuses order_not_found, also for another person's order. */
export async function readDocument(
  db: Db,
  query: DocumentQuery,
): Promise<{ fileName: string; pdf: string } | Refusal<"order_not_found">> {
  const invoice = await findDocument(db, query);
  if (!invoice) return refuse("order_not_found", "The order has no such document.");
  const bytes = await printInvoice(invoice, await readBaseCurrency(db));
  return { fileName: invoiceFileName(invoice), pdf: bytes.toString("base64") };
}
