import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { hours } from "../../platform/settings/policy-texts.ts";
import { buyerMayCancel } from "../order/cancel-window.ts";
import { lockOwnOrder, type OrderListRow } from "../order/order.store.ts";
import type { OrderHolder } from "../order/order-holder.ts";
import { normaliseOrderNumber } from "../order/order-number.ts";
import { isUnshipped } from "../order/order-status.ts";
import { cancelOrder } from "./cancel-order.ts";

/**
 * Cancels the holder's order while it has not been processed, and within `cancelHours` while nothing has left
 * (specification 1). Stock, coupon and kit are released in the same transaction. Returns the order; one that is already cancelled is
 * returned unchanged. Another person's order is not found.
 */
export async function cancelOwnOrder(
  db: Db,
  jobs: Jobs,
  cancel: {
    readonly orderNo: string;
    readonly holder: OrderHolder;
    readonly cancelHours: number;
    readonly now: Date;
  },
): Promise<OrderListRow | Refusal<"cancel_too_late" | "order_not_found">> {
  const { holder, cancelHours, now } = cancel;
  return db.transaction().execute(async (trx) => {
    const order = await lockOwnOrder(trx, normaliseOrderNumber(cancel.orderNo) ?? "", holder.userId);
    if (!order) return refuse("order_not_found", "You have no order with this number.");
    if (order.status === "Cancelled") return order;
    if (!buyerMayCancel({ status: order.status, placedAt: order.placed_at, now, cancelHours })) {
      const reason = isUnshipped(order.status)
        ? `More than ${hours(cancelHours)} ${cancelHours === 1 ? "has" : "have"} passed and we are processing this order`
        : "This order has been dispatched";
      return refuse("cancel_too_late", `${reason}: please write to the support team.`);
    }
    const { userId, email } = holder;
    const cause = { kind: "buyer", by: userId } as const;
    await cancelOrder(trx, jobs, { ...order, user_id: userId, email }, cause, now);
    return { ...order, status: "Cancelled" };
  });
}
