import { staffText } from "../../contract/staff-text.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import type { RefundEvent } from "../payment/handle-payment-event.ts";
import type { PaymentEventOutcome } from "../payment/payment-events.store.ts";
import { findRefundByKey } from "./refund.store.ts";
import { readRefundKey } from "./refund-key.ts";
import { settleLockedRefund } from "./settle-refund.ts";

/** Handles a refund event of a provider. Staff must resolve a refund that the store did not request. */
export async function handleRefundEvent(
  trx: Trx,
  jobs: Jobs,
  event: RefundEvent,
  now: Date,
): Promise<PaymentEventOutcome> {
  const key = readRefundKey(event.key);
  const refund = key && (await findRefundByKey(trx, key.refundKey));
  const order = refund && (await lockOrder(trx, refund.order_no));
  if (!order)
    return {
      orderId: null,
      outcome: staffText`A refund that the store did not ask for`,
      needsAttention: true,
    };
  const result = { orderId: order.order_id, needsAttention: false };
  if (refund.amount_minor !== event.amountMinor || refund.currency_code !== event.currencyCode) {
    return {
      ...result,
      outcome: staffText`The amount refunded is not the one that was asked for`,
      needsAttention: true,
    };
  }
  const { refund_id: refundId } = refund;
  const { state, ref } = event;
  const current = (await findRefundByKey(trx, key.refundKey)) ?? refund; // read under the order's lock
  if (key.tries !== current.tries)
    return { ...result, outcome: staffText`Event of an earlier try at a refund` };
  const isTransferred = current.state === "done" && current.payment_id === null;
  if ((current.state === "dropped" || isTransferred) && state === "done") {
    const outcome = isTransferred
      ? staffText`A refund that was transferred by hand was paid back too`
      : staffText`A refund that was settled otherwise was paid back too`;
    return { ...result, outcome, needsAttention: true };
  }
  await settleLockedRefund(trx, jobs, order, { refundId, state, ref, now });
  if (state === "failed")
    return { ...result, outcome: staffText`A refund failed: try it again`, needsAttention: true };
  return { ...result, outcome: state === "done" ? staffText`Paid back` : staffText`A refund was taken on` };
}
