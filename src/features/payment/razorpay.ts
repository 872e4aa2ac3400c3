import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type Razorpay from "razorpay";
import type {
  PaymentLinkRequest,
  PaymentProvider,
  ProviderFailure,
  ProviderRefund,
  SignedRequest,
} from "./payment-provider.ts";
import { readRazorpayEvent } from "./razorpay-event.ts";

export interface RazorpayKeys {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
}

const TIMEOUT_MS = 15_000;

/** Razorpay by its own SDK, with standard Payment Links. */
export function razorpayProvider(keys: RazorpayKeys): PaymentProvider {
  let opened: Promise<Razorpay> | undefined;
  const open = () => {
    opened ??= openRazorpay(keys);
    return opened;
  };
  return {
    createPaymentLink: (link) => returnFailure(async () => findOrCreateLink(await open(), link)),
    async closePaymentLink(ref) {
      const closed = await returnFailure(async () => (await open()).paymentLink.cancel(ref));
      // Razorpay refuses to close a link that is already closed, expired or paid.
      return "failed" in closed && closed.failed === "away" ? closed : undefined;
    },
    refund: ({ key, orderNo, paidRef, amountMinor }) =>
      returnFailure(async () => {
        const razorpay = await open();
        const { items } = await razorpay.payments.fetchMultipleRefund(paidRef, { count: 100 });
        const earlier = items.find(({ receipt, status }) => receipt === key && status !== "failed");
        const refund = earlier ?? (await createRefund(razorpay, { key, orderNo, paidRef, amountMinor }));
        return { ref: refund.id, state: refundStateOf(refund.status) };
      }),
    readWebhook: async (signed) => readWebhook(keys.webhookSecret, signed),
  };
}

/**
 * The HTTP client inside the SDK (axios). The SDK's types do not show that the host, the timeout and the
 * headers of a call can be set.
 */
interface HttpClient {
  readonly defaults: { baseURL: string; timeout: number };
  post<T>(path: string, body: object, options: { headers: Record<string, string> }): Promise<{ data: T }>;
}
const httpClientOf = (razorpay: Razorpay): HttpClient =>
  (razorpay.api as unknown as { readonly rq: HttpClient }).rq;

async function openRazorpay({ keyId, keySecret, apiUrl }: RazorpayKeys): Promise<Razorpay> {
  const { default: RazorpayClient } = await import("razorpay");
  const razorpay = new RazorpayClient({ key_id: keyId, key_secret: keySecret });
  Object.assign(httpClientOf(razorpay).defaults, { baseURL: apiUrl, timeout: TIMEOUT_MS });
  return razorpay;
}

/**
 * Razorpay has no idempotency key for links, so a second attempt looks for the link of the first by its
 * reference id.
 */
async function findOrCreateLink({ paymentLink }: Razorpay, link: PaymentLinkRequest) {
  const byReference = { reference_id: link.key } as Parameters<typeof paymentLink.all>[0];
  const { payment_links } = await paymentLink.all(byReference);
  const made =
    payment_links.find((each) => each.reference_id === link.key) ??
    (await paymentLink.create({
      amount: link.amountMinor,
      currency: link.currencyCode,
      accept_partial: false,
      reference_id: link.key,
      description: link.title,
      customer: { name: link.buyerName, email: link.buyerEmail },
      notify: { email: false, sms: false }, // the store's own mail carries the link
      reminder_enable: false,
      notes: { orderNo: link.orderNo },
      callback_url: link.returnUrl,
      callback_method: "get",
    }));
  return { ref: made.id, url: made.short_url };
}

/** The SDK's own refund call takes no idempotency key. */
async function createRefund(
  razorpay: Razorpay,
  {
    key,
    orderNo,
    paidRef,
    amountMinor,
  }: { key: string; orderNo: string; paidRef: string; amountMinor: number },
) {
  const { data } = await httpClientOf(razorpay).post<{ id: string; status: string }>(
    `/v1/payments/${encodeURIComponent(paidRef)}/refund`,
    { amount: amountMinor, receipt: key, notes: { orderNo } },
    { headers: { "X-Refund-Idempotency": key } },
  );
  return data;
}

async function returnFailure<T extends object>(request: () => Promise<T>): Promise<T | ProviderFailure> {
  try {
    return await request();
  } catch (error) {
    const { statusCode, reason } = readFailure(error);
    const isRefused = statusCode >= 400 && statusCode < 500 && statusCode !== 429;
    return { failed: isRefused ? "refused" : "away", reason: `Razorpay: ${reason}`.slice(0, 400) };
  }
}

/**
 * For an error response the SDK throws an object of its own, and axios another. Without a response there is a
 * TypeError.
 */
function readFailure(error: unknown): { statusCode: number; reason: string } {
  const thrown = error as {
    readonly statusCode?: number;
    readonly error?: { readonly description?: string };
    readonly response?: { readonly status: number; readonly data?: { error?: { description?: string } } };
  };
  const statusCode = thrown.statusCode ?? thrown.response?.status ?? 0;
  const reason = thrown.error?.description ?? thrown.response?.data?.error?.description;
  return { statusCode: Number(statusCode), reason: reason ?? "could not be reached" };
}

/** Compares in constant time, which the SDK's own check does not do. */
function readWebhook(secret: string, { bytes, headers }: SignedRequest) {
  const expected = createHmac("sha256", secret).update(bytes).digest();
  const signature = Buffer.from(headers["x-razorpay-signature"] ?? "", "hex");
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined;
  const { type, event } = readRazorpayEvent(Buffer.from(bytes).toString("utf8"));
  const id = headers["x-razorpay-event-id"] || createHash("sha256").update(bytes).digest("hex");
  return { id, type, event };
}

function refundStateOf(status: string): ProviderRefund["state"] {
  if (status === "processed") return "done";
  return status === "failed" ? "failed" : "pending";
}
