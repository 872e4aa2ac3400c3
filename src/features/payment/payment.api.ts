import type { PaymentEvent } from "../../contract/admin/payments.ts";
import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { configuredProviders } from "./configured-providers.ts";
import { lookAtEvent } from "./look-at-event.ts";
import { toHundredths } from "./minor-units.ts";
import { findPaymentEvents, type PaymentEventRow, readPaymentEvent } from "./payment-events.store.ts";
import { type ProviderName, providerNames, type SignedBytes } from "./provider.ts";
import { takeProviderMessage } from "./take-provider-message.ts";

type PaymentCalls =
  | "POST /api/webhooks/stripe"
  | "POST /api/webhooks/razorpay"
  | "GET /api/admin/payment-providers"
  | "GET /api/admin/payment-events"
  | "POST /api/admin/payment-events/{eventId}/looked-at";

const noSuchEvent = refuse("not_found", "There is no such message.");

export function paymentApi({ database: { db }, jobs, config, log }: Services): Handlers<PaymentCalls> {
  const providers = configuredProviders(config);
  async function take(provider: ProviderName, signed: SignedBytes) {
    const port = providers[provider];
    if (!port) return refuse("not_found", "This provider is not configured.");
    const message = await port.readMessage(signed);
    if (!message) {
      log.warn({ provider }, "payment message with a wrong or old signature");
      return refuse("signature_wrong", "The signature is wrong or too old.");
    }
    await takeProviderMessage(db, jobs, { provider, message, now: signed.now });
    return { received: true };
  }
  return {
    "POST /api/webhooks/stripe": ({ body, headers, now }) =>
      take("stripe", { bytes: bytesOf(body), headers, now }),
    "POST /api/webhooks/razorpay": ({ body, headers, now }) =>
      take("razorpay", { bytes: bytesOf(body), headers, now }),

    "GET /api/admin/payment-providers": () => ({ names: providerNames.filter((name) => providers[name]) }),

    async "GET /api/admin/payment-events"({ query }) {
      const found = await findPaymentEvents(db, query);
      return { ...found, rows: found.rows.map(eventAnswer) };
    },

    async "POST /api/admin/payment-events/{eventId}/looked-at"({ params, ...staff }) {
      const refused = await lookAtEvent(db, { id: params.eventId, staff, now: staff.now });
      if (refused) return refused;
      const event = await readPaymentEvent(db, params.eventId);
      return event ? eventAnswer(event) : noSuchEvent;
    },
  };
}

/** A request without a body has no bytes, and no signature fits them. */
const bytesOf = (body: unknown): Uint8Array => (body instanceof Uint8Array ? body : new Uint8Array());

const eventAnswer = (event: PaymentEventRow): PaymentEvent => ({
  id: event.payment_event_id,
  provider: event.provider,
  kind: event.kind,
  receivedAt: event.received_at.toISOString(),
  orderNo: event.order_no ?? "",
  outcome: event.outcome,
  toLookAt: event.needs_look && event.looked_at === null,
  reference: event.reference,
  currencyCode: event.currency_code,
  amount: toHundredths(event.amount_minor, event.currency_code) / 100,
});
