import type { TimelineEvent } from "../../contract/admin/orders.schemas.ts";
import { staffText, storedStaffText, untranslated } from "../../contract/staff-text.ts";
import { toHundredths } from "../../platform/money/minor-units.ts";
import { codedMoneyText } from "../../platform/money/money-text.ts";
import type { PaymentEventRow } from "./payment-events.store.ts";
import { providerLabels } from "./payment-provider.ts";

/** A payment event of a provider, with what the store did about it. */
export const paymentEventTimelineEvent = (event: PaymentEventRow): TimelineEvent => ({
  id: `message-${event.payment_event_id}`,
  at: event.received_at.toISOString(),
  kind: "payment",
  title: storedStaffText(event.outcome),
  detail: event.resolved_at ? staffText`${amountOf(event)}, settled by staff` : untranslated(amountOf(event)),
  by: untranslated(providerLabels[event.provider]),
});

const amountOf = (event: PaymentEventRow): string => `${formatInOwnCurrency(event)} (${event.reference})`;

const formatInOwnCurrency = (amount: {
  currency_code: string | null;
  amount_minor: number | null;
}): string => {
  const code = amount.currency_code ?? "";
  return code && codedMoneyText(toHundredths(amount.amount_minor ?? 0, code), code, "en");
};
