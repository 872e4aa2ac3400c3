import type { RefundId } from "../../contract/ids.ts";
import { staffText } from "../../contract/staff-text.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { isFailure, isProviderName, type PaymentProviders } from "../payment/payment-provider.ts";
import { findRefund, updateRefund } from "./refund.store.ts";
import { refundKeyOf } from "./refund-key.ts";
import { settleRefund } from "./settle-refund.ts";

/**
 * Requests one refund from the provider. A repeated request is safe, because the provider knows the refund by
 * its key. Throws while the provider cannot be reached, so that the queue retries. A refusal is recorded, and
 * staff decide what to do.
 */
export async function requestProviderRefund(
  { db, jobs, providers, now }: { db: Db; jobs: Jobs; providers: PaymentProviders; now: Date },
  refundId: RefundId,
): Promise<void> {
  const refund = await findRefund(db, refundId);
  if (refund?.state !== "requested" || !refund.paid_ref || !isProviderName(refund.provider)) return;
  const provider = providers[refund.provider];
  if (!provider)
    return settleRefund(db, jobs, {
      refundId,
      state: "failed",
      ref: "",
      reason: staffText`It has no keys here.`,
      now,
    });
  const result = await provider.refund({
    key: refundKeyOf(refund),
    orderNo: refund.order_no,
    paidRef: refund.paid_ref,
    amountMinor: refund.amount_minor,
  });
  if (!isFailure(result)) return settleRefund(db, jobs, { refundId, ...result, now });
  if (result.failed === "away") {
    await updateRefund(db, refundId, { last_error: result.reason });
    throw new Error(result.reason);
  }
  await settleRefund(db, jobs, { refundId, state: "failed", ref: "", reason: result.reason, now });
}
