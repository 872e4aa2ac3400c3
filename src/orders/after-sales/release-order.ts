import { releaseCoupon } from "../../buying/coupon/coupon.store.ts";
import { releaseKit } from "../../buying/kit/kit-redemption.store.ts";
import { releaseStock } from "../../catalogue/stock/release-stock.ts";
import { lockStockRows } from "../../catalogue/stock/stock.store.ts";
import type { OrderId, UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { readOrderDemand } from "../order/order.store.ts";
import { withdrawOpenPayment } from "../payment/close-open-payment.ts";

export interface OrderToRelease {
  readonly orderId: OrderId;
  readonly orderNo: string;
  /** The member of staff who cancelled it. Not set when the buyer or the store did. */
  readonly staffId?: UserId;
  readonly now: Date;
}

/** Releases what a cancelled order held: stock, coupon and kit. An open payment link is withdrawn. */
export async function releaseOrder(
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
