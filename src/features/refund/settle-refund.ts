import type { Db, Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { type LockedOrder, lockStaffOrder } from "../order/staff-orders.store.ts";
import type { MadeRefund } from "../payment/provider.ts";
import { changeRefund, findRefund, type RefundToGive } from "./refund.store.ts";

export interface RefundWord {
  readonly refundId: number;
  readonly state: MadeRefund["state"];
  /** The provider's own id of the refund; empty where it took none on. */
  readonly ref: string;
  readonly reason?: string;
  readonly now: Date;
}

/**
 * Notes what the provider says of a refund, under the order's lock. Once it is taken on the buyer is told; a failure is the
 * last word of a try, also after a success that the bank sent back. Messages may come twice and in any order.
 */
export async function settleRefund(db: Db, jobs: Jobs, word: RefundWord): Promise<void> {
  const { order_no } = (await findRefund(db, word.refundId)) ?? {};
  if (!order_no) return;
  await db.transaction().execute(async (trx) => {
    const order = await lockStaffOrder(trx, order_no);
    if (order) await settleLocked(trx, jobs, order, word);
  });
}

/** The same, where the order is locked already. Answers the refund as it was before. */
export async function settleLocked(
  trx: Trx,
  jobs: Jobs,
  order: LockedOrder,
  { refundId, state, ref, reason, now }: RefundWord,
): Promise<RefundToGive | undefined> {
  const refund = await findRefund(trx, refundId);
  if (!refund || refund.state === "failed") return refund;
  if (state === "failed") {
    const last_error = (reason ?? "The provider could not pay it back.").slice(0, 500);
    await changeRefund(trx, refundId, { state, last_error, settled_at: now });
    return refund;
  }
  if (refund.state === "done") return refund;
  await changeRefund(trx, refundId, {
    reference: ref,
    last_error: null,
    ...(state === "done" && { state, settled_at: now }),
  });
  if (refund.reference === null) {
    const { email: recipient, user_id: userId, order_id: orderId } = order;
    await queueMail(trx, jobs, { kind: "order-refunded", recipient, userId, orderId, refundId, now });
  }
  return refund;
}
