import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Who } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { withdrawOpenPayment } from "../payment/payment.store.ts";
import { moveOrderStock } from "../stock/move-stock.ts";
import { lockStock } from "../stock/stock.store.ts";
import { withdrawOpenPayment } from "../payment/end-open-link.ts";
import { lockStock, moveStock } from "../stock/stock.store.ts";
import { changeStatus, lockOrder, type OrderListRow, orderDemand } from "./order.store.ts";
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
    const demand = await orderDemand(trx, order.order_id);
    await moveOrderStock(trx, await lockStock(trx, demand), demand, 1, {
      reason: "cancelled",
      orderNo: order.order_no,
      now,
    });
    await releaseRedemptions(trx, order.order_id, now);
    await withdrawOpenPayment(trx, jobs, order.order_id, now);
    await giveBack(trx, { orderId: order.order_id, now });
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
