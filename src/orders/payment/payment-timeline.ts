import type { TimelineEvent } from "../../contract/admin/orders.schemas.ts";
import { shownUnit, toHundredths } from "../../platform/money/minor-units.ts";
import { formatMoney } from "../../platform/money/money.ts";
import type { PaymentEventRow } from "./payment-events.store.ts";
import { providerLabels } from "./payment-provider.ts";

/** A payment event of a provider, with what the store did about it. */
export const paymentEventTimelineEvent = (event: PaymentEventRow): TimelineEvent => ({
  id: `message-${event.payment_event_id}`,
  at: event.received_at.toISOString(),
  kind: "payment",
  title: event.outcome,
  detail: `${formatInOwnCurrency(event)} (${event.reference})${event.resolved_at ? ", settled by staff" : ""}`,
  by: providerLabels[event.provider],
});

const formatInOwnCurrency = (amount: {
  currency_code: string | null;
  amount_minor: number | null;
}): string => {
  const code = amount.currency_code ?? "";
  return `${formatMoney(toHundredths(amount.amount_minor ?? 0, code), "", shownUnit(code))} ${code}`;
};
