import type { PaymentEvent } from "../../contract/admin/payments.ts";
import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { storedStaffText } from "../../contract/staff-text.ts";
import { hundredthsToAmount, toHundredths } from "../../platform/money/minor-units.ts";
import type { Services } from "../../platform/services.ts";
import { type HandleRefundEvent, handlePaymentEvent } from "./handle-payment-event.ts";
import { liveProviders } from "./live-providers.ts";
import { findPaymentEvents, type PaymentEventRow, readPaymentEvent } from "./payment-events.store.ts";
import { type ProviderName, providerNames, type SignedRequest } from "./payment-provider.ts";
import { resolvePaymentEvent } from "./resolve-payment-event.ts";

type PaymentCalls =
  | "POST /api/webhooks/stripe"
  | "POST /api/webhooks/razorpay"
  | "GET /api/admin/payment-providers"
  | "GET /api/admin/payment-events"
  | "POST /api/admin/payment-events/{eventId}/resolve";

const paymentEventNotFound = refuse("not_found", "There is no such payment event.");

export function paymentApi(
  { database: { db }, jobs, config, settings, log, countedLines }: Services,
  handleRefundEvent: HandleRefundEvent,
): Handlers<PaymentCalls> {
  const providers = liveProviders({ config, settings });
  async function handleWebhook(provider: ProviderName, request: SignedRequest) {
    const paymentProvider = providers()[provider];
    if (!paymentProvider) return refuse("not_found", "This provider is not configured.");
    const webhookEvent = await paymentProvider.readWebhook(request);
    if (!webhookEvent) {
      const warning = "payment webhook with a wrong or expired signature";
      countedLines.note(provider, (count) => log.warn({ provider, count }, warning));
      return refuse("signature_invalid", "The signature is wrong or too old.");
    }
    const received = { provider, webhookEvent, now: request.now };
    await handlePaymentEvent(db, jobs, received, handleRefundEvent);
    return { received: true };
  }
  return {
    "POST /api/webhooks/stripe": ({ body, headers, now }) =>
      handleWebhook("stripe", { bytes: bytesOf(body), headers, now }),
    "POST /api/webhooks/razorpay": ({ body, headers, now }) =>
      handleWebhook("razorpay", { bytes: bytesOf(body), headers, now }),

    "GET /api/admin/payment-providers": () => ({ names: providerNames.filter((name) => providers()[name]) }),

    async "GET /api/admin/payment-events"({ query }) {
      const found = await findPaymentEvents(db, query);
      return { ...found, rows: found.rows.map(paymentEventResponse) };
    },

    async "POST /api/admin/payment-events/{eventId}/resolve"({ params, ...staff }) {
      const refused = await resolvePaymentEvent(db, { id: params.eventId, staff, now: staff.now });
      if (refused) return refused;
      const event = await readPaymentEvent(db, params.eventId);
      return event ? paymentEventResponse(event) : paymentEventNotFound;
    },
  };
}

/** A request without a body has no bytes, and no signature is valid for it. */
const bytesOf = (body: unknown): Uint8Array => (body instanceof Uint8Array ? body : new Uint8Array());

const paymentEventResponse = (event: PaymentEventRow): PaymentEvent => ({
  id: event.payment_event_id,
  provider: event.provider,
  kind: event.kind,
  receivedAt: event.received_at.toISOString(),
  orderNo: event.order_no ?? "",
  outcome: storedStaffText(event.outcome),
  needsAttention: event.needs_attention && event.resolved_at === null,
  reference: event.reference,
  currencyCode: event.currency_code,
  amount: hundredthsToAmount(toHundredths(event.amount_minor, event.currency_code)),
});
