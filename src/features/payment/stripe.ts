import type Stripe from "stripe";
import type { MadeRefund, PaymentProvider, ProviderEvent, ProviderFailure, SignedBytes } from "./provider.ts";

export interface StripeKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
}

/** How old a signed message may be, so that a captured one cannot be played again later. */
const TOLERANCE_SECONDS = 300;
const TIMEOUT_MS = 15_000;

/** Stripe, by its own SDK: Payment Links, which stay open until they are paid or closed. */
export function stripeProvider(keys: StripeKeys): PaymentProvider {
  let opened: Promise<Stripe> | undefined;
  const open = () => {
    opened ??= openStripe(keys); // not at every start: the SDK is large
    return opened;
  };
  return {
    makeLink: (link) =>
      asked(async () => {
        const stripe = await open();
        const named = { orderNo: link.orderNo };
        const made = await stripe.paymentLinks.create(
          {
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: link.currencyCode.toLowerCase(),
                  unit_amount: link.amountMinor,
                  product_data: { name: link.title },
                },
              },
            ],
            metadata: named,
            payment_intent_data: { metadata: named },
            restrictions: { completed_sessions: { limit: 1 } },
            after_completion: { type: "redirect", redirect: { url: link.returnUrl } },
          },
          { idempotencyKey: link.key },
        );
        return { ref: made.id, url: made.url };
      }),
    closeLink: (ref) =>
      asked(async () => {
        await (await open()).paymentLinks.update(ref, { active: false });
        return undefined;
      }),
    refund: ({ key, orderNo, paidRef, amountMinor }) =>
      asked(async () => {
        const stripe = await open();
        const { data } = await stripe.refunds.list({ payment_intent: paidRef, limit: 100 });
        const earlier = data.find(
          ({ metadata, status }) => metadata?.refundKey === key && stateOf(status) !== "failed",
        );
        const refund =
          earlier ??
          (await stripe.refunds.create(
            { payment_intent: paidRef, amount: amountMinor, metadata: { refundKey: key, orderNo } },
            { idempotencyKey: key },
          ));
        return { ref: refund.id, state: stateOf(refund.status) };
      }),
    readMessage: async (signed) => readMessage(await open(), keys.webhookSecret, signed),
  };
}

async function openStripe({ secretKey, apiUrl }: StripeKeys): Promise<Stripe> {
  const { default: StripeClient } = await import("stripe");
  const { protocol, hostname, port } = new URL(apiUrl);
  return new StripeClient(secretKey, {
    host: hostname,
    port: port || (protocol === "http:" ? 80 : 443),
    protocol: protocol === "http:" ? "http" : "https",
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

async function asked<T>(ask: () => Promise<T>): Promise<T | ProviderFailure> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Error && "type" in error)) throw error;
    const { statusCode } = error as Stripe.errors.StripeError;
    const isRefused =
      statusCode !== undefined && statusCode >= 400 && statusCode < 500 && ![409, 429].includes(statusCode);
    return { failed: isRefused ? "refused" : "away", reason: `Stripe: ${error.message}`.slice(0, 400) };
  }
}

function readMessage(stripe: Stripe, secret: string, { bytes, headers, now }: SignedBytes) {
  try {
    const message = stripe.webhooks.constructEvent(
      Buffer.from(bytes),
      headers["stripe-signature"] ?? "",
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
    return { id: message.id, word: message.type, event: eventOf(message) };
  } catch (error) {
    if (
      error instanceof SyntaxError ||
      (error as { type?: string }).type === "StripeSignatureVerificationError"
    ) {
      return undefined;
    }
    throw error;
  }
}

function eventOf(message: Stripe.Event): ProviderEvent | undefined {
  switch (message.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded": {
      const session = message.data.object;
      // A slow way to pay completes the page first, and tells of the money later.
      if (session.payment_status !== "paid" || !session.payment_link) return undefined;
      return {
        kind: "paid",
        linkRef: idOf(session.payment_link),
        paidRef: session.payment_intent ? idOf(session.payment_intent) : session.id,
        amountMinor: session.amount_total ?? 0,
        currencyCode: (session.currency ?? "").toUpperCase(),
      };
    }
    case "refund.created":
    case "refund.updated":
    case "refund.failed": {
      const refund = message.data.object;
      return {
        kind: "refund",
        key: refund.metadata?.refundKey ?? "",
        ref: refund.id,
        state: stateOf(refund.status),
        amountMinor: refund.amount,
        currencyCode: refund.currency.toUpperCase(),
      };
    }
    default:
      return undefined;
  }
}

const idOf = (named: string | { readonly id: string }): string =>
  typeof named === "string" ? named : named.id;

function stateOf(status: string | null): MadeRefund["state"] {
  if (status === "succeeded") return "done";
  return status === "failed" || status === "canceled" ? "failed" : "pending";
}
