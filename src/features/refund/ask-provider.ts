import type { Db } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { isFailure, type PaymentProviders } from "../payment/provider.ts";
import { changeRefund, findRefund } from "./refund.store.ts";
import { refundKeyOf } from "./refund-key.ts";
import { settleRefund } from "./settle-refund.ts";

/**
 * Asks the provider to pay one refund back. Doing it again is safe: the provider knows it by its key. Throws while the
 * provider is away, so that the queue tries again; what it refuses is noted, for the team to decide.
 */
export async function askProvider(
  { db, jobs, providers, now }: { db: Db; jobs: Jobs; providers: PaymentProviders; now: Date },
  refundId: number,
): Promise<void> {
  const refund = await findRefund(db, refundId);
  if (refund?.state !== "requested" || !refund.paid_ref || !refund.provider || refund.provider === "pasted")
    return;
  const port = providers[refund.provider];
  if (!port)
    return settleRefund(db, jobs, {
      refundId,
      state: "failed",
      ref: "",
      reason: "It has no keys here.",
      now,
    });
  const answer = await port.refund({
    key: refundKeyOf(refund),
    orderNo: refund.order_no,
    paidRef: refund.paid_ref,
    amountMinor: refund.amount_minor,
  });
  if (!isFailure(answer)) return settleRefund(db, jobs, { refundId, ...answer, now });
  if (answer.failed === "away") {
    await changeRefund(db, refundId, { last_error: answer.reason });
    throw new Error(answer.reason);
  }
  await settleRefund(db, jobs, { refundId, state: "failed", ref: "", reason: answer.reason, now });
}
