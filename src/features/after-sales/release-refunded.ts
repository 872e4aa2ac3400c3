import type { RefundId, UserId } from "../../contract/ids.ts";
import type { Trx } from "../../server/db/database.ts";
import { insertMovements, lockStock, readTakenStock } from "../inventory/inventory.store.ts";
import { readRefundedUnsent } from "./release-refunded.store.ts";

export interface RefundDone {
  readonly refundId: RefundId;
  readonly orderNo: string;
  /** Not set: the provider reported that it is done. */
  readonly staffId?: UserId;
  readonly now: Date;
}

/**
 * Gives back to stock the pieces of a completed refund that never left. A variant and its size may
 * both be counted; each gets no more than the order took of it. While a provider may still refuse the refund, the pieces
 * stay with the order.
 */
export async function releaseRefunded(
  trx: Trx,
  { refundId, orderNo, now, ...by }: RefundDone,
): Promise<void> {
  const unsent = await readRefundedUnsent(trx, refundId);
  if (unsent.length === 0) return;
  await lockStock(trx, unsent);
  const taken = await readTakenStock(trx, orderNo);
  const back = taken.map(({ variantId, size, pieces }) => {
    const refunded = unsent.filter((each) => each.variantId === variantId && ["", each.size].includes(size));
    return {
      variantId,
      size,
      change: Math.min(
        pieces,
        refunded.reduce((sum, { quantity }) => sum + quantity, 0),
      ),
    };
  });
  await insertMovements(
    trx,
    back.filter(({ change }) => change > 0),
    { reason: "refunded", orderNo, now, ...by },
  );
}
