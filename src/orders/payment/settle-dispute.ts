import { staffText } from "../../contract/staff-text.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { DisputeEvent } from "../../platform/db/stored-values.ts";
import { shareOf } from "../../platform/money/money.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { findDisputeState, findPaymentByPaidRef, insertDispute, updateDispute } from "./payment.store.ts";
import type { PaymentEventOutcome } from "./payment-events.store.ts";
import type { ProviderName } from "./payment-provider.ts";

export interface ReportedDispute {
  readonly provider: ProviderName;
  readonly event: DisputeEvent;
  readonly now: Date;
}

const outcomes = {
  open: staffText`The customer disputes this payment at the bank: answer it at the provider`,
  won: staffText`A dispute was won: the money stays`,
  lost: staffText`A dispute was lost: the bank took the money back`,
} as const;

const LATE = staffText`A late report of a dispute that is decided`;

/** Said of a dispute until its payment is reported (bind-disputes.ts). */
const UNKNOWN_PAYMENT: PaymentEventOutcome = {
  orderId: null,
  outcome: staffText`A dispute of a payment that no order has`,
  needsAttention: true,
};

/**
 * Records a dispute that a provider reported. While it is open nothing is refunded, because the bank may give the money back
 * too. Reports may come twice and in any order; what was decided stays.
 */
export async function settleDispute(
  trx: Trx,
  { provider, event, now }: ReportedDispute,
): Promise<PaymentEventOutcome> {
  const payment = await findPaymentByPaidRef(trx, provider, event.paidRef);
  const order = payment && (await lockOrder(trx, payment.order_no));
  if (!order || event.amountMinor <= 0) return UNKNOWN_PAYMENT;
  const wholeMinor = payment.amount_minor ?? event.amountMinor;
  await insertDispute(trx, {
    order_id: order.order_id,
    payment_id: payment.payment_id,
    provider,
    provider_ref: event.ref,
    state: "open",
    amount_paise: Math.max(1, shareOf(payment.amount_paise, event.amountMinor, wholeMinor)),
    currency_code: event.currencyCode,
    amount_minor: event.amountMinor,
    reason: event.reason.slice(0, 200),
    opened_at: now,
    changed_at: now,
  });
  if (event.state !== "open") await updateDispute(trx, { provider, ref: event.ref, state: event.state, now });
  else if ((await findDisputeState(trx, provider, event.ref)) !== "open")
    return { orderId: order.order_id, outcome: LATE, needsAttention: false };
  return { orderId: order.order_id, outcome: outcomes[event.state], needsAttention: event.state !== "won" };
}
