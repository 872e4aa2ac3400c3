import type { Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { lockStock } from "../stock/stock.store.ts";
import { giveBack } from "./give-back.ts";
import { changeStatus, orderDemand } from "./order.store.ts";

export interface KitOrdersToCancel {
  /** Locked already, each in the status it was read in. */
  readonly orders: readonly {
    readonly orderId: number;
    readonly orderNo: string;
    readonly status: string;
  }[];
  readonly by: number;
  readonly now: Date;
}

/**
 * Cancels kit orders of people who left; stock, coupon and kit come back. Nobody is mailed: the address is closed with the
 * person. All their stock is locked first, in the order of every other order.
 */
export async function cancelKitOrders(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  { orders, by, now }: KitOrdersToCancel,
): Promise<void> {
  const demands = [];
  for (const { orderId } of orders) demands.push(...(await orderDemand(trx, orderId)));
  await lockStock(trx, demands);
  for (const { orderId, orderNo, status } of orders) {
    await giveBack(trx, jobs, { orderId, orderNo, staffId: by, now });
    await changeStatus(trx, { orderId, from: status, to: "Cancelled", now, by, actor: "team" });
  }
}
