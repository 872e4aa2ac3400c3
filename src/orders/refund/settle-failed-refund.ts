import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { RefundId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { cancelRefundedOrder } from "../cancel/cancel-refunded-order.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { mailRefund } from "./create-refund.ts";
import { refuseIfRefundedSince } from "./failed-refunds.ts";
import { findRefund, updateRefund } from "./refund.store.ts";
import { releaseRefunded } from "./release-refunded.ts";

export interface SettleFailedRefund {
  readonly orderNo: string;
  readonly refundId: RefundId;
  /** Transferred: staff paid it back by hand, with the bank's reference. Dropped: it is not owed any more, and why. */
  readonly outcome:
    | { readonly state: "transferred"; readonly reference: string }
    | { readonly state: "dropped"; readonly reason: string };
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Settles a refund that the provider refused, or that has no result because the provider cannot be reached: staff
 * transferred the money by hand, or it is not owed any more. A transfer is mailed to the customer. Undefined when it is
 * done. Refuses state_conflict (it did not fail, and it has a result) and refund_too_large (what it was for was refunded
 * anew).
 */
export async function settleFailedRefund(
  db: Db,
  jobs: Jobs,
  { orderNo, refundId, outcome, staff, now }: SettleFailedRefund,
): Promise<
  | Refusal<"not_found" | "order_not_found" | "reference_needed" | "refund_too_large" | "state_conflict">
  | undefined
> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    const refund = await findRefund(trx, refundId);
    if (refund?.order_id !== order.order_id) return refuse("not_found", "The order has no such refund.");
    const hangs = refund.state === "requested" && refund.reference === null && refund.last_error !== null;
    if (refund.state !== "failed" && !hangs)
      return refuse("state_conflict", "Only a refund that has failed or got stuck can be settled by hand.");
    const changed = { changed_at: now, changed_by: staff.caller.userId, settled_at: now };
    if (outcome.state === "transferred") {
      // A refund without a result still counts against what is left, so nobody can have refunded the same again.
      const refused = hangs ? undefined : await refuseIfRefundedSince(trx, order, refund);
      if (refused) return refused;
      const reference = outcome.reference.trim();
      if (!reference) return refuse("reference_needed", "Please give the reference of the transfer.");
      await updateRefund(trx, refundId, {
        state: "done",
        payment_id: null,
        reference,
        last_error: null,
        ...changed,
      });
      const by = { staffId: staff.caller.userId, now };
      await releaseRefunded(trx, { refundId, orderNo, ...by });
      await mailRefund(trx, jobs, order, { refundId, now });
      await cancelRefundedOrder(trx, jobs, order, by);
    } else {
      await updateRefund(trx, refundId, { state: "dropped", last_error: outcome.reason, ...changed });
    }
    await jobs.enqueue(trx, "invoice.settle", { orderId: order.order_id });
    await recordChange(trx, {
      staff,
      ...(outcome.state === "transferred"
        ? {
            action: "refund transferred by hand",
            after: { refund: refundId, state: "done", reference: outcome.reference },
          }
        : { action: "refund settled otherwise", after: { refund: refundId, state: "dropped" } }),
      subject: "orders",
      subjectId: orderNo,
      before: { refund: refundId, state: refund.state },
      now,
    });
    return undefined;
  });
}
