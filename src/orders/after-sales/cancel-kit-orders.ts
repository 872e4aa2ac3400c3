import { lockStockRows } from "../../catalogue/inventory/inventory.store.ts";
import type { OrderId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { readOrderDemand, updateOrderStatus } from "../order/order.store.ts";
import type { OrderStatus } from "../order/order-status.ts";
import { releaseOrder } from "./release-order.ts";

export interface KitOrdersToCancel {
  /** The caller has locked these rows; `status` was read under that lock. */
  readonly orders: readonly {
    readonly orderId: OrderId;
    readonly orderNo: string;
    readonly status: OrderStatus;
  }[];
  readonly cancelledBy: number;
  readonly now: Date;
}

/**
 * Cancels kit orders of people who left the company. Stock, coupon and kit are released. Nobody gets a mail,
 * because the e-mail address is closed together with the account. All the stock is locked first, in the same
 * order as everywhere else, so that two transactions cannot deadlock.
 */
export async function cancelKitOrders(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  { orders, cancelledBy: by, now }: KitOrdersToCancel,
): Promise<void> {
  const demand = [];
  for (const { orderId } of orders) demand.push(...(await readOrderDemand(trx, orderId)));
  await lockStockRows(trx, demand);
  for (const { orderId, orderNo, status } of orders) {
    await releaseOrder(trx, jobs, { orderId, orderNo, staffId: by, now });
    await updateOrderStatus(trx, { orderId, from: status, to: "Cancelled", now, by, actor: "staff" });
  }
}
