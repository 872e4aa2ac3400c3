import type { Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { releaseRedemptions } from "../coupon/coupon.store.ts";
import { withdrawOpenPayment } from "../payment/end-open-link.ts";
import { moveOrderStock } from "../stock/move-stock.ts";
import { lockStock } from "../stock/stock.store.ts";
import { orderDemand } from "./order.store.ts";

export interface Cancelled {
  readonly orderId: number;
  readonly orderNo: string;
  /** Who of the team cancelled it; left out where the buyer did. */
  readonly staffId?: number;
  readonly now: Date;
}

/** What a cancellation gives back: stock, coupon and kit; an open payment link is withdrawn. */
export async function giveBack(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  { orderId, now, ...by }: Cancelled,
): Promise<void> {
  const demand = await orderDemand(trx, orderId);
  await moveOrderStock(trx, await lockStock(trx, demand), demand, 1, { reason: "cancelled", now, ...by });
  await releaseRedemptions(trx, orderId, now);
  await withdrawOpenPayment(trx, jobs, orderId, now);
}
