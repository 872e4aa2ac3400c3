import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Who } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { giveBack } from "./give-back.ts";
import { changeStatus, lockOrder, type OrderListRow } from "./order.store.ts";
import { normaliseOrderNumber } from "./order-number.ts";
import { buyerMayCancel, type OrderStatus } from "./order-status.ts";

/**
 * Cancels the caller's own order within 24 hours, while nothing has been processed; stock, coupon and kit come back in
 * the same transaction. Answers the order; refuses order_not_found (also for another's), cancel_too_late.
 */
export async function cancelOrder(
  db: Db,
  jobs: Jobs,
  cancel: { readonly orderNo: string; readonly who: Who; readonly now: Date },
): Promise<OrderListRow | Refusal> {
  const { who, now } = cancel;
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, normaliseOrderNumber(cancel.orderNo) ?? "", who.userId);
    if (!order) return refuse("order_not_found", "There is no such order of yours.");
    if (order.status === "Cancelled") return order;
    if (!buyerMayCancel({ status: order.status as OrderStatus, placedAt: order.placed_at, now })) {
      return refuse(
        "cancel_too_late",
        "This order can no longer be cancelled here. Please write to the support team.",
      );
    }
    await giveBack(trx, jobs, { orderId: order.order_id, orderNo: order.order_no, now });
    await changeStatus(trx, {
      orderId: order.order_id,
      from: order.status,
      to: "Cancelled",
      now,
      by: who.userId,
      actor: "buyer",
    });
    await queueMail(trx, jobs, {
      kind: "order-cancelled",
      recipient: who.email,
      userId: who.userId,
      orderId: order.order_id,
      now,
    });
    return { ...order, status: "Cancelled" };
  });
}
