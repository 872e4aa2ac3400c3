import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { LockedOrder } from "../order/locked-order.store.ts";
import { readSendableLines } from "../shipment/shipment.store.ts";
import { cancelOrder } from "./cancel-order.ts";

/**
 * Cancels a confirmed order of which every piece is refunded before anything left: nothing will be sent, so nobody may
 * wait to pack it, nor the customer for it. Call it under the order's lock, when a refund is done: one that is under way can be refused.
 * `staffId` is not set when the provider reported the refund.
 */
export async function cancelRefundedOrder(
  trx: Trx,
  jobs: Jobs,
  order: LockedOrder,
  { staffId, now }: { readonly staffId?: UserId; readonly now: Date },
): Promise<void> {
  if (order.status !== "Order Confirmed") return;
  const lines = await readSendableLines(trx, order.order_id);
  if (lines.some(({ toSend }) => toSend > 0)) return;
  await cancelOrder(trx, jobs, order, { kind: "refunded", by: staffId ?? null }, now);
}
