import type { TimelineEvent } from "../../contract/admin/orders.ts";
import { formatMoney } from "../money/money.ts";
import { toHundredths } from "./minor-units.ts";
import type { PaymentRow } from "./payment.store.ts";
import type { PaymentEventRow } from "./payment-events.store.ts";
import { providerTitles } from "./provider.ts";

/** Asking and paying are two events; a link that a newer one replaced says so where it was asked. */
export function paymentEvents(payment: PaymentRow): TimelineEvent[] {
  const amount = formatMoney(payment.amount_paise, "₹");
  const { provider } = payment;
  const by = provider === "pasted" ? "" : `by ${providerTitles[provider]}, ${inItsCurrency(payment)}: `;
  const asked: TimelineEvent = {
    id: `payment-${payment.payment_id}-asked`,
    at: payment.asked_at.toISOString(),
    kind: "payment",
    title: `${amount} asked for`,
    detail: `${by}${payment.link_url}${payment.withdrawn_at ? " (withdrawn)" : ""}`,
    by: payment.first_name === null ? "the store" : `${payment.first_name} ${payment.last_name ?? ""}`.trim(),
  };
  if (!payment.paid_at) return [asked];
  return [
    asked,
    {
      ...asked,
      id: `payment-${payment.payment_id}-paid`,
      at: payment.paid_at.toISOString(),
      title: `${amount} paid`,
      by: payment.paid_ref ? "the payment provider" : "the team",
    },
  ];
}

/** What a provider said, and what came of it. */
export const messageEvent = (message: PaymentEventRow): TimelineEvent => ({
  id: `message-${message.payment_event_id}`,
  at: message.received_at.toISOString(),
  kind: "payment",
  title: message.outcome,
  detail: `${inItsCurrency(message)} (${message.reference})${message.looked_at ? ", settled by the team" : ""}`,
  by: providerTitles[message.provider],
});

const inItsCurrency = (amount: { currency_code: string | null; amount_minor: number | null }): string => {
  const code = amount.currency_code ?? "";
  return `${formatMoney(toHundredths(amount.amount_minor ?? 0, code), "")} ${code}`;
};
