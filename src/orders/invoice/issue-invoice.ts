import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Invoice } from "../../platform/db/stored-values.ts";
import { isSold, isUnshipped } from "../order/order-status.ts";
import { lockOrderToInvoice } from "../order/order-to-print.store.ts";
import { findLastInvoice, readBalance } from "./invoice.store.ts";

import { nextInvoice } from "./invoice-balance.ts";
import { writeCreditNote } from "./write-correction.ts";
import { type Billing, writeInvoice } from "./write-invoice.ts";

export interface IssueInvoice {
  readonly orderNo: string;
  /** The GST code of a state, given when the address does not tell it. */
  readonly placeOfSupply: string | undefined;
  readonly billing: Billing;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Invoices what is not invoiced yet: what has left, or the whole order before anything did. Returns the newest invoice
 * when there is nothing new. Refuses state_conflict (free, or not confirmed) and state_needed (the address names no state
 * of India) and text_not_printable.
 */
export async function issueInvoice(
  db: Db,
  { orderNo, ...issue }: IssueInvoice,
): Promise<Invoice | Refusal<"order_not_found" | "state_conflict" | "state_needed" | "text_not_printable">> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrderToInvoice(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    const balance = await readBalance(trx, order.order_id);
    const next = nextInvoice(balance, isUnshipped(order.status));
    const last = await findLastInvoice(trx, order.order_id);
    if (last && (next.lines.length === 0 || !isSold(order.status))) return last.content;
    if (order.is_swag) return refuse("state_conflict", "A welcome kit is free: there is nothing to invoice.");
    if (!isSold(order.status))
      return refuse(
        "state_conflict",
        `The order is '${order.status}': an invoice follows once it is confirmed.`,
      );
    if (next.lines.length === 0)
      return refuse("state_conflict", "There is nothing to invoice on this order.");
    if (next.lines.reduce((sum, { amountPaise }) => sum + amountPaise, next.shippingPaise) === 0)
      return refuse("state_conflict", "This order is free: there is nothing to invoice.");
    const invoice = await writeInvoice(trx, order, { ...issue, ...next });
    if (isRefusal(invoice)) return invoice;
    await writeCreditNote(trx, order, await readBalance(trx, order.order_id), issue);
    return invoice;
  });
}
