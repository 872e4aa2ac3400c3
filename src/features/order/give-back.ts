import type { Trx } from "../../server/db/database.ts";
import { releaseRedemptions } from "../coupon/coupon.store.ts";
import { withdrawOpenPayment } from "../payment/payment.store.ts";
import { lockStock, moveStock } from "../stock/stock.store.ts";
import { orderDemand } from "./order.store.ts";

export interface Cancelled {
  readonly orderId: number;
  readonly now: Date;
}

/** What a cancellation gives back: stock, coupon and kit; an open payment link is withdrawn. */
export async function giveBack(trx: Trx, { orderId, now }: Cancelled): Promise<void> {
  const demand = await orderDemand(trx, orderId);
  await moveStock(trx, await lockStock(trx, demand), demand, 1);
  await releaseRedemptions(trx, orderId, now);
  await withdrawOpenPayment(trx, orderId, now);
}
