import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import { cancelOrder } from "../cancel/cancel-order.ts";
import { cancelRefundedOrder } from "../cancel/cancel-refunded-order.ts";
import { withholdLockedRest } from "../cancel/withhold-rest.ts";
import { type LockedOrder, lockOrder, markSentPaidBack } from "../order/locked-order.store.ts";
import type { PaymentProviders } from "../payment/payment-provider.ts";
import { followShipments } from "../shipment/follow-shipments.ts";
import { type CreateRefundRefusal, createRefund, type RefundRequest } from "./create-refund.ts";
import { refuseFreePieces } from "./refuse-free-pieces.ts";
import { releaseRefunded } from "./release-refunded.ts";

export interface RefundOrder {
  readonly orderNo: string;
  readonly request: Omit<RefundRequest, "byUserId" | "now">;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/** Refunds some or all of an order. Undefined when it is done. Refuses as createRefund does. */
export async function refundOrder(
  db: Db,
  jobs: Jobs,
  providers: PaymentProviders,
  { orderNo, request, staff, now }: RefundOrder,
): Promise<CreateRefundRefusal | Refusal<"order_not_found"> | undefined> {
  return refusableTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    if (request.unsent === "cancel" && order.status !== "Order Confirmed")
      return refuse(
        "state_conflict",
        "Part of this order has been sent, so it cannot be cancelled. Nothing was refunded.",
      );
    const fullRequest = { ...request, byUserId: staff.caller.userId, now };
    const created = await createRefund(trx, jobs, order, fullRequest, providers);
    if (isRefusal(created)) return created;
    const by = { staffId: staff.caller.userId, now };
    if (created.isByHand) await releaseRefunded(trx, { refundId: created.refundId, orderNo, ...by });
    if (request.unsent === "cancel")
      await cancelOrder(trx, jobs, order, { kind: "refunded", by: by.staffId }, now);
    else if (created.isByHand) await cancelRefundedOrder(trx, jobs, order, by);
    const refused = await decideUnsent(trx, jobs, order, { request, staff, now });
    if (refused) return refused;
    // Pieces refunded before they were sent need no parcel any more, so the order may be complete now. Withholding the rest has
    // looked already.
    if (request.unsent !== "withhold")
      await followShipments(trx, jobs, order, { byUserId: staff.caller.userId, now });
    await recordChange(trx, {
      staff,
      action: "refunded",
      subject: "orders",
      subjectId: order.order_no,
      after: {
        refund: created.refundId,
        amount: paiseToRupees(created.amountPaise),
        lines: request.lines,
        shipping: request.shipping,
        ...(request.freePaise > 0 && { freeAmount: paiseToRupees(request.freePaise) }),
        ...(request.unsent && { unsent: request.unsent }),
        reason: request.reason,
        ...(created.isByHand && { reference: request.reference }),
      },
      now,
    });
    return undefined;
  });
}

/** What becomes of the pieces that have not left, where the refund says so and does not cancel the order. */
async function decideUnsent(
  trx: Trx,
  jobs: Jobs,
  order: LockedOrder,
  { request: { unsent, limitPaise }, staff, now }: Omit<RefundOrder, "orderNo">,
): Promise<Refusal<"refund_above_limit" | "state_conflict"> | undefined> {
  if (unsent === "withhold") return withholdLockedRest(trx, jobs, order, { staff, now });
  if (unsent !== "send") return undefined;
  const refused = await refuseFreePieces(trx, order.order_id, limitPaise);
  if (!refused) await markSentPaidBack(trx, order.order_id);
  return refused;
}
