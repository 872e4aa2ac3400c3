import { createHmac, randomUUID } from "node:crypto";
import Stripe from "stripe";
import type { TestStore } from "./store.ts";

const STRIPE_SECRET = "whsec_test_c2lnbmVk";
const RAZORPAY_SECRET = "razorpay-signs-with-this";

/** The environment of a store with both providers at the URL of a fake one. */
export const providerSettings = (url: string): Record<string, string> => ({
  STRIPE_SECRET_KEY: "sk_test_fake",
  STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
  STRIPE_API_URL: url,
  RAZORPAY_KEY_ID: "rzp_test_fake",
  RAZORPAY_KEY_SECRET: "fake",
  RAZORPAY_WEBHOOK_SECRET: RAZORPAY_SECRET,
  RAZORPAY_API_URL: url,
  PAYMENT_LINKS: "by-hand",
});

export interface SignedWebhook {
  readonly payload: string;
  readonly headers: Record<string, string>;
}

/** Sends a webhook event as the provider does; returns the status and, where it was refused, the code. */
export async function sendWebhook(
  store: TestStore,
  provider: "stripe" | "razorpay",
  { payload, headers }: SignedWebhook,
) {
  const response = await store.inject({
    method: "POST",
    url: `/api/webhooks/${provider}`,
    headers: { "content-type": "application/json", ...headers },
    payload,
  });
  return {
    status: response.statusCode,
    body: JSON.parse(response.body) as { code?: string; received?: boolean },
  };
}

/** Stripe's event that a link was paid, signed now or at another time. */
export function stripePaid(
  paid: { link: string; amount: number; currency: string; intent?: string; id?: string; eventType?: string },
  { at = new Date(), secret = STRIPE_SECRET } = {},
): SignedWebhook {
  return signStripe(
    {
      id: paid.id ?? `evt_${randomUUID()}`,
      object: "event",
      type: paid.eventType ?? "checkout.session.completed",
      data: {
        object: {
          id: `cs_${randomUUID()}`,
          object: "checkout.session",
          payment_link: paid.link,
          payment_status: "paid",
          payment_intent: paid.intent ?? `pi_${randomUUID()}`,
          amount_total: paid.amount,
          currency: paid.currency.toLowerCase(),
        },
      },
    },
    { at, secret },
  );
}

export function signStripe(
  webhookEvent: object,
  { at = new Date(), secret = STRIPE_SECRET } = {},
): SignedWebhook {
  const payload = JSON.stringify(webhookEvent);
  const timestamp = Math.floor(at.getTime() / 1_000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { payload, headers: { "stripe-signature": signature } };
}

/** Stripe's event about a dispute; `status` in Stripe's words, `amount` in minor units. */
export const stripeDispute = (
  paidRef: string,
  status: string,
  amount: number,
  currency = "USD",
  at = new Date(),
): SignedWebhook =>
  signStripe(
    {
      id: `evt_${paidRef}_${status}`,
      object: "event",
      type: "charge.dispute.updated",
      data: {
        object: {
          id: `dp_${paidRef}`,
          payment_intent: paidRef,
          amount,
          currency: currency.toLowerCase(),
          reason: "fraudulent",
          status,
        },
      },
    },
    { at },
  );

/** Razorpay's event that a link was paid. */
export function razorpayPaid(
  paid: { link: string; amount: number; currency: string; payment?: string; id?: string },
  secret = RAZORPAY_SECRET,
): SignedWebhook {
  const webhookEvent = {
    entity: "event",
    event: "payment_link.paid",
    payload: {
      payment_link: {
        entity: { id: paid.link, amount: paid.amount, currency: paid.currency, status: "paid" },
      },
      payment: {
        entity: { id: paid.payment ?? `pay_${randomUUID()}`, amount: paid.amount, currency: paid.currency },
      },
    },
  };
  return signRazorpay(webhookEvent, { secret, ...(paid.id && { id: paid.id }) });
}

export function signRazorpay(
  webhookEvent: object,
  { id = randomUUID() as string, secret = RAZORPAY_SECRET } = {},
): SignedWebhook {
  const payload = JSON.stringify(webhookEvent);
  const signature = createHmac("sha256", secret).update(payload).digest("hex");
  return { payload, headers: { "x-razorpay-signature": signature, "x-razorpay-event-id": id } };
}
