import type { Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { lockStaffOrder } from "../order/staff-orders.store.ts";
import type { Verdict } from "../payment/payment-events.store.ts";
import type { ProviderEvent } from "../payment/provider.ts";
import { findRefundByKey } from "./refund.store.ts";
import { readRefundKey } from "./refund-key.ts";
import { settleLocked } from "./settle-refund.ts";

type Refunded = Extract<ProviderEvent, { kind: "refund" }>;

/** What a provider's signed message says of a refund. One that the store did not ask for is for the team to look at. */
export async function takeRefundWord(trx: Trx, jobs: Jobs, event: Refunded, now: Date): Promise<Verdict> {
  const key = readRefundKey(event.key);
  const refund = key && (await findRefundByKey(trx, key.refundKey));
  const order = refund && (await lockStaffOrder(trx, refund.order_no));
  if (!order) return { orderId: null, outcome: "A refund that the store did not ask for", needsLook: true };
  const verdict = { orderId: order.order_id, needsLook: false };
  if (refund.amount_minor !== event.amountMinor || refund.currency_code !== event.currencyCode) {
    return { ...verdict, outcome: "Another amount was paid back than was asked", needsLook: true };
  }
  const { refund_id: refundId } = refund;
  const { state, ref } = event;
  const current = (await findRefundByKey(trx, key.refundKey)) ?? refund; // as it is under the order's lock
  if (key.tries !== current.tries) return { ...verdict, outcome: "Word of an earlier try at a refund" };
  await settleLocked(trx, jobs, order, { refundId, state, ref, now });
  if (state === "failed") return { ...verdict, outcome: "A refund failed: try it again", needsLook: true };
  return { ...verdict, outcome: state === "done" ? "Paid back" : "A refund was taken on" };
}
