import type { RefundId, UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { releaseUnsent } from "../cancel/release-unsent.ts";
import { readRefundedUnsent } from "./release-refunded.store.ts";

export interface RefundDone {
  readonly refundId: RefundId;
  readonly orderNo: string;
  /** Not set: the provider reported that it is done. */
  readonly staffId?: UserId;
  readonly now: Date;
}

/**
 * Gives back to stock the pieces of a completed refund that never left. While a provider may still refuse the refund, the
 * pieces stay with the order.
 */
export async function releaseRefunded(trx: Trx, { refundId, ...done }: RefundDone): Promise<void> {
  await releaseUnsent(trx, await readRefundedUnsent(trx, refundId), { reason: "refunded", ...done });
}
