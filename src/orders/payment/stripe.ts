import type Stripe from "stripe";
import { untranslated } from "../../contract/staff-text.ts";
import type {
  PaymentProvider,
  ProviderEvent,
  ProviderFailure,
  ProviderRefund,
  SignedRequest,
} from "./payment-provider.ts";

export interface StripeKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
}

/** The maximum age of a signed webhook, so that a captured one cannot be replayed later. */
const TOLERANCE_SECONDS = 300;
const TIMEOUT_MS = 15_000;

/** Stripe by its own SDK, with Payment Links. They stay open until they are paid or closed. */
export function stripeProvider(keys: StripeKeys): PaymentProvider {
  let opened: Promise<Stripe> | undefined;
  const open = () => {
    opened ??= openStripe(keys); // loaded at the first use, because the SDK is large
    return opened;
  };
  return {
    checkKeys: () =>
      returnFailure(async () => {
        await (await open()).paymentLinks.list({ limit: 1 });
        return undefined;
      }),
    createPaymentLink: (link) =>
      returnFailure(async () => {
        const stripe = await open();
        const orderMetadata = { orderNo: link.orderNo };
        const createdLink = await stripe.paymentLinks.create(
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
            metadata: orderMetadata,
            payment_intent_data: { metadata: orderMetadata },
            restrictions: { completed_sessions: { limit: 1 } },
            after_completion: { type: "redirect", redirect: { url: link.returnUrl } },
          },
          { idempotencyKey: link.key },
        );
        return { ref: createdLink.id, url: createdLink.url };
      }),
    closePaymentLink: (ref) =>
      returnFailure(async () => {
        await (await open()).paymentLinks.update(ref, { active: false });
        return undefined;
      }),
    readLink: (ref) =>
      returnFailure(async () => {
        const stripe = await open();
        const { data } = await stripe.checkout.sessions.list({ payment_link: ref, limit: 100 });
        return { payments: data.map(toPaidEvent).filter((event) => event !== undefined) };
      }),
    refund: ({ key, orderNo, paidRef, amountMinor }) =>
      returnFailure(async () => {
        const stripe = await open();
        const { data } = await stripe.refunds.list({ payment_intent: paidRef, limit: 100 });
        const earlier = data.find(
          ({ metadata, status }) => metadata?.refundKey === key && refundStateOf(status) !== "failed",
        );
        const refund =
          earlier ??
          (await stripe.refunds.create(
            { payment_intent: paidRef, amount: amountMinor, metadata: { refundKey: key, orderNo } },
            { idempotencyKey: key },
          ));
        return { ref: refund.id, state: refundStateOf(refund.status) };
      }),
    readWebhook: async (signed) => readWebhook(await open(), keys.webhookSecret, signed),
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

async function returnFailure<T>(request: () => Promise<T>): Promise<T | ProviderFailure> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof Error && "type" in error)) throw error;
    const { statusCode } = error as Stripe.errors.StripeError;
    const isRefused =
      statusCode !== undefined && statusCode >= 400 && statusCode < 500 && ![409, 429].includes(statusCode);
    return {
      failed: isRefused ? "refused" : "away",
      reason: untranslated(`Stripe: ${error.message}`.slice(0, 400)),
    };
  }
}

function readWebhook(stripe: Stripe, secret: string, { bytes, headers, now }: SignedRequest) {
  try {
    const stripeEvent = stripe.webhooks.constructEvent(
      Buffer.from(bytes),
      headers["stripe-signature"] ?? "",
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
    if (isFromTheFuture(headers["stripe-signature"] ?? "", now)) return undefined;
    return { id: stripeEvent.id, type: stripeEvent.type, event: toProviderEvent(stripeEvent) };
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

/** Stripe's SDK only looks for times that are too old. A time in the future would keep a captured webhook valid until then. */
function isFromTheFuture(signatureHeader: string, now: Date): boolean {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(signatureHeader)?.[1]);
  return !(seconds - now.getTime() / 1_000 <= TOLERANCE_SECONDS);
}

function toProviderEvent(stripeEvent: Stripe.Event): ProviderEvent | undefined {
  switch (stripeEvent.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return toPaidEvent(stripeEvent.data.object);
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed": {
      const dispute = stripeEvent.data.object;
      return {
        kind: "dispute",
        ref: dispute.id,
        paidRef: dispute.payment_intent ? idOf(dispute.payment_intent) : "",
        state: disputeStateOf(dispute.status),
        reason: dispute.reason,
        amountMinor: dispute.amount,
        currencyCode: dispute.currency.toUpperCase(),
      };
    }
    case "refund.created":
    case "refund.updated":
    case "refund.failed": {
      const refund = stripeEvent.data.object;
      return {
        kind: "refund",
        key: refund.metadata?.refundKey ?? "",
        ref: refund.id,
        state: refundStateOf(refund.status),
        amountMinor: refund.amount,
        currencyCode: refund.currency.toUpperCase(),
      };
    }
    default:
      return undefined;
  }
}

/** With a slow payment method the checkout completes first. A later event reports the money. */
function toPaidEvent(session: Stripe.Checkout.Session) {
  if (session.payment_status !== "paid" || !session.payment_link) return undefined;
  return {
    kind: "paid" as const,
    linkRef: idOf(session.payment_link),
    paidRef: session.payment_intent ? idOf(session.payment_intent) : session.id,
    amountMinor: session.amount_total ?? 0,
    currencyCode: (session.currency ?? "").toUpperCase(),
  };
}

/** An inquiry that ends without a dispute (`warning_closed`) leaves the money here. */
function disputeStateOf(status: string): "open" | "won" | "lost" {
  if (status === "lost") return "lost";
  return status === "won" || status === "warning_closed" ? "won" : "open";
}

const idOf = (orderMetadata: string | { readonly id: string }): string =>
  typeof orderMetadata === "string" ? orderMetadata : orderMetadata.id;

function refundStateOf(status: string | null): ProviderRefund["state"] {
  if (status === "succeeded") return "done";
  return status === "failed" || status === "canceled" ? "failed" : "pending";
}
