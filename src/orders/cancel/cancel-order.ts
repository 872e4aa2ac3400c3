import { releaseCoupon } from "../../buying/coupon/coupon.store.ts";
import { releaseKit } from "../../buying/kit/kit-redemption.store.ts";
import { releaseStock } from "../../catalogue/stock/release-stock.ts";
import { lockStockRows } from "../../catalogue/stock/stock.store.ts";
import type { OrderId, UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { changeLockedStatus, type OrderToChange } from "../order/change-status.ts";
import { readOrderDemand } from "../order/order.store.ts";
import type { OrderStatus } from "../order/order-status.ts";
import { actorOf, type StatusCause } from "../order/status-cause.ts";
import { withdrawOpenPayment } from "../payment/close-open-payment.ts";

/** The caller has locked this row; `status` was read under that lock, and allows the cancellation. */
export type OrderToCancel = OrderToChange & { readonly status: OrderStatus };

/** Why an order of which nothing has left is cancelled. That all parcels were given up is orders/shipment. */
export type CancelCause = Extract<
  StatusCause,
  { readonly kind: "buyer" | "leaver" | "not paid" | "refunded" | "staff" }
>;

/**
 * Cancels an order for whatever cause. Stock, coupon and kit are released and an open payment link is withdrawn; what else
 * follows is `changeStatus`'s, by the cause.
 */
export async function cancelOrder(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  order: OrderToCancel,
  cause: CancelCause,
  now: Date,
): Promise<void> {
  const { order_id: orderId, order_no: orderNo, status: from } = order;
  const staffId = staffOf(cause);
  await releaseOrder(trx, jobs, { orderId, orderNo, ...(staffId !== undefined && { staffId }), now });
  await changeLockedStatus(trx, jobs, { order, from, to: "Cancelled", cause, now });
}

/**
 * Cancels several orders. All the stock is locked first, in the same order as everywhere else, so that two transactions
 * cannot deadlock.
 */
export async function cancelOrders(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  orders: readonly OrderToCancel[],
  cause: CancelCause,
  now: Date,
): Promise<void> {
  const demand = [];
  for (const { order_id } of orders) demand.push(...(await readOrderDemand(trx, order_id)));
  await lockStockRows(trx, demand);
  for (const order of orders) await cancelOrder(trx, jobs, order, cause, now);
}

/** The member of staff who is named in the stock movements. */
function staffOf(cause: CancelCause): UserId | undefined {
  const { actor, by } = actorOf(cause);
  return actor === "staff" && by !== null ? by : undefined;
}

interface OrderToRelease {
  readonly orderId: OrderId;
  readonly orderNo: string;
  /** The member of staff who cancelled it. Not set when the buyer or the store did. */
  readonly staffId?: UserId;
  readonly now: Date;
}

/** Releases what a cancelled order held: stock, coupon and kit. An open payment link is withdrawn. */
async function releaseOrder(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  { orderId, now, ...cancellation }: OrderToRelease,
): Promise<void> {
  await lockStockRows(trx, await readOrderDemand(trx, orderId));
  await releaseStock(trx, { reason: "cancelled", now, ...cancellation });
  await releaseCoupon(trx, orderId, now);
  await releaseKit(trx, orderId, now);
  await withdrawOpenPayment(trx, jobs, orderId, now);
}
