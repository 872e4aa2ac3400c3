import type { RefundId, UserId } from "../../contract/ids.ts";
import type { Trx } from "../../server/db/database.ts";
import { lockStock, readTakenStock } from "../inventory/inventory.store.ts";
import { moveOrderStock } from "../inventory/move-stock.ts";
import { readRefundedUnsent } from "./release-refunded.store.ts";

export interface RefundDone {
  readonly refundId: RefundId;
  readonly orderNo: string;
  /** Not set: the provider reported that it is done. */
  readonly staffId?: UserId;
  readonly now: Date;
}

/**
 * Gives the pieces back to stock that a refund, which is done now, was for and that never left. Never more than the order
 * took. While a provider may still refuse the refund, the pieces stay with the order.
 */
export async function releaseRefunded(
  trx: Trx,
  { refundId, orderNo, now, ...by }: RefundDone,
): Promise<void> {
  const unsent = await readRefundedUnsent(trx, refundId);
  if (unsent.length === 0) return;
  const counted = await lockStock(trx, unsent);
  const taken = await readTakenStock(trx, orderNo);
  const back = unsent.flatMap((each) => {
    const held = taken.find(
      ({ variantId, size }) => variantId === each.variantId && (size === "" || size === each.size),
    );
    const quantity = Math.min(each.quantity, held?.pieces ?? 0);
    return quantity > 0 ? [{ ...each, quantity }] : [];
  });
  await moveOrderStock(trx, counted, back, 1, { reason: "refunded", orderNo, now, ...by });
}
