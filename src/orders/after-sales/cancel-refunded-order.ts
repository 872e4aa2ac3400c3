import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { LockedOrder } from "../order/locked-order.store.ts";
import { updateOrderStatus } from "../order/order.store.ts";
import { readSendableLines } from "../shipment/shipment.store.ts";
import { releaseOrder } from "./release-order.ts";

/**
 * Cancels a confirmed order of which every piece is refunded before anything left: nothing will be sent, so nobody may
 * wait to pack it, nor the customer for it. Call it under the order's lock, when a refund is done: one that is under way can be refused.
 * `staffId` is not set when the provider reported the refund.
 */
export async function cancelRefundedOrder(
  trx: Trx,
  jobs: Jobs,
  order: LockedOrder,
  { now, ...by }: { readonly staffId?: UserId; readonly now: Date },
): Promise<void> {
  if (order.status !== "Order Confirmed") return;
  const lines = await readSendableLines(trx, order.order_id);
  if (lines.some(({ toSend }) => toSend > 0)) return;
  await cancelConfirmedOrder(trx, jobs, order, { now, ...by });
}

/** Cancels a locked order that is confirmed, and mails the customer. */
export async function cancelConfirmedOrder(
  trx: Trx,
  jobs: Jobs,
  order: LockedOrder,
  { now, ...by }: { readonly staffId?: UserId; readonly now: Date },
): Promise<void> {
  const { order_id: orderId, order_no: orderNo, email: recipient, user_id: userId } = order;
  await releaseOrder(trx, jobs, { orderId, orderNo, now, ...by });
  const actor = by.staffId === undefined ? "system" : "staff";
  const change = {
    orderId,
    from: order.status,
    to: "Cancelled",
    by: by.staffId ?? null,
    actor,
    now,
  } as const;
  await updateOrderStatus(trx, change);
  await queueMail(trx, jobs, { kind: "order-cancelled", recipient, userId, orderId, now });
}
