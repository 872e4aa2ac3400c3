import type { RefundId } from "../../contract/ids.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { cancelRefundedOrder } from "../cancel/cancel-refunded-order.ts";
import { type LockedOrder, lockOrder } from "../order/locked-order.store.ts";
import type { ProviderRefund } from "../payment/payment-provider.ts";
import { findRefund, type RefundWithPayment, updateRefund } from "./refund.store.ts";
import { releaseRefunded } from "./release-refunded.ts";

export interface RefundResult {
  readonly refundId: RefundId;
  readonly state: ProviderRefund["state"];
  /** The provider's own id of the refund; empty when the provider did not accept it. */
  readonly ref: string;
  readonly reason?: StaffText;
  readonly now: Date;
}

/**
 * Records what the provider reports about a refund, under the order's lock. The buyer gets a mail once the
 * provider has accepted it. A failure is final for one attempt, also after a success, because a bank can send
 * the money back. Reports may come twice and in any order.
 */
export async function settleRefund(db: Db, jobs: Jobs, result: RefundResult): Promise<void> {
  const { order_no } = (await findRefund(db, result.refundId)) ?? {};
  if (!order_no) return;
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, order_no);
    if (order) await settleLockedRefund(trx, jobs, order, result);
  });
}

/** The same for an order that is locked already. Returns the refund as it was before. */
export async function settleLockedRefund(
  trx: Trx,
  jobs: Jobs,
  order: LockedOrder,
  { refundId, state, ref, reason, now }: RefundResult,
): Promise<RefundWithPayment | undefined> {
  const refund = await findRefund(trx, refundId);
  if (!refund || refund.state === "failed" || refund.state === "dropped") return refund;
  if (state === "failed") {
    const last_error = (reason ?? staffText`The provider could not refund it.`).slice(0, 500);
    await updateRefund(trx, refundId, { ...stateSet(state, now), last_error, settled_at: now });
    return refund;
  }
  if (refund.state === "done") return refund;
  await updateRefund(trx, refundId, {
    reference: ref,
    last_error: null,
    ...(state === "done" && { ...stateSet(state, now), settled_at: now }),
  });
  if (state === "done") await releaseRefunded(trx, { refundId, orderNo: order.order_no, now });
  if (refund.reference === null) {
    const { email: recipient, user_id: userId, order_id: orderId } = order;
    await queueMail(trx, jobs, { kind: "order-refunded", recipient, userId, orderId, refundId, now });
  }
  if (state === "done") await cancelRefundedOrder(trx, jobs, order, { now });
  return refund;
}

/** A state that the provider reported. */
const stateSet = (state: "done" | "failed", now: Date) => ({ state, changed_at: now, changed_by: null });
