import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { RefundId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { refuseIfRefundedSince } from "./failed-refunds.ts";
import { findRefund, updateRefund } from "./refund.store.ts";

export interface RetryRefund {
  readonly orderNo: string;
  readonly refundId: RefundId;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Requests a refund again that failed or got no response. Without a response it keeps its key, because nobody knows
 * whether it was made. Undefined when it is queued. Refuses state_conflict (it is done) and refund_too_large (what it was
 * for was refunded anew, so it would be paid twice).
 */
export async function retryRefund(
  db: Db,
  jobs: Jobs,
  { orderNo, refundId, staff, now }: RetryRefund,
): Promise<Refusal<"not_found" | "order_not_found" | "refund_too_large" | "state_conflict"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    const refund = await findRefund(trx, refundId);
    if (refund?.order_id !== order.order_id) return refuse("not_found", "The order has no such refund.");
    if (refund.state === "dropped") return refuse("state_conflict", "It was settled in another way.");
    if (refund.state === "done" || refund.paid_ref === null) {
      return refuse("state_conflict", "It was refunded already.");
    }
    if (refund.state === "failed") {
      const refused = await refuseIfRefundedSince(trx, order, refund);
      if (refused) return refused;
      await updateRefund(trx, refundId, {
        state: "requested",
        changed_at: now,
        changed_by: staff.caller.userId,
        settled_at: null,
        reference: null,
        tries: refund.tries + 1,
      });
    }
    await jobs.enqueue(trx, "invoice.settle", { orderId: order.order_id });
    await jobs.enqueue(trx, "payment.refund", { refundId });
    await recordChange(trx, {
      staff,
      action: "refund tried again",
      subject: "orders",
      subjectId: orderNo,
      before: { refund: refundId, state: refund.state },
      after: { refund: refundId, state: "requested" },
      now,
    });
    return undefined;
  });
}
