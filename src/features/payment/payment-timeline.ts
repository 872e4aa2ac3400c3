import type { TimelineEvent } from "../../contract/admin/orders.ts";
import { toHundredths } from "../money/minor-units.ts";
import { formatMoney } from "../money/money.ts";
import type { PaymentLinkRow } from "./payment.store.ts";
import type { PaymentEventRow } from "./payment-events.store.ts";
import { providerLabels } from "./payment-provider.ts";

/**
 * A payment link is one event when it is sent, and another when it is paid. A link that was withdrawn is
 * marked in the first.
 */
export function paymentLinkTimelineEvents(payment: PaymentLinkRow): TimelineEvent[] {
  const amount = formatMoney(payment.amount_paise, "₹");
  const { provider } = payment;
  const by = provider === "pasted" ? "" : `by ${providerLabels[provider]}, ${formatInOwnCurrency(payment)}: `;
  const sent: TimelineEvent = {
    id: `payment-${payment.payment_id}-asked`,
    at: payment.asked_at.toISOString(),
    kind: "payment",
    title: `${amount} asked for`,
    detail: `${by}${payment.link_url}${payment.withdrawn_at ? " (withdrawn)" : ""}`,
    by: payment.first_name === null ? "the store" : `${payment.first_name} ${payment.last_name ?? ""}`.trim(),
  };
  if (!payment.paid_at) return [sent];
  return [
    sent,
    {
      ...sent,
      id: `payment-${payment.payment_id}-paid`,
      at: payment.paid_at.toISOString(),
      title: `${amount} paid`,
      by: payment.paid_ref ? "the payment provider" : "staff",
    },
  ];
}

/** A payment event of a provider, with what the store did about it. */
export const paymentEventTimelineEvent = (event: PaymentEventRow): TimelineEvent => ({
  id: `message-${event.payment_event_id}`,
  at: event.received_at.toISOString(),
  kind: "payment",
  title: event.outcome,
  detail: `${formatInOwnCurrency(event)} (${event.reference})${event.looked_at ? ", settled by staff" : ""}`,
  by: providerLabels[event.provider],
});

const formatInOwnCurrency = (amount: {
  currency_code: string | null;
  amount_minor: number | null;
}): string => {
  const code = amount.currency_code ?? "";
  return `${formatMoney(toHundredths(amount.amount_minor ?? 0, code), "")} ${code}`;
};
