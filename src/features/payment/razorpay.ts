import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type Razorpay from "razorpay";
import type { LinkToMake, MadeRefund, PaymentProvider, ProviderFailure, SignedBytes } from "./provider.ts";
import { readRazorpayEvent } from "./razorpay-event.ts";

export interface RazorpayKeys {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
}

const TIMEOUT_MS = 15_000;

/** Razorpay, by its own SDK: standard Payment Links. */
export function razorpayProvider(keys: RazorpayKeys): PaymentProvider {
  let opened: Promise<Razorpay> | undefined;
  const open = () => {
    opened ??= openRazorpay(keys);
    return opened;
  };
  return {
    makeLink: (link) => asked(async () => makeLink(await open(), link)),
    async closeLink(ref) {
      const closed = await asked(async () => (await open()).paymentLink.cancel(ref));
      // It refuses to close what is closed, expired or paid already.
      return "failed" in closed && closed.failed === "away" ? closed : undefined;
    },
    refund: ({ key, orderNo, paidRef, amountMinor }) =>
      asked(async () => {
        const razorpay = await open();
        const { items } = await razorpay.payments.fetchMultipleRefund(paidRef, { count: 100 });
        const earlier = items.find(({ receipt, status }) => receipt === key && status !== "failed");
        const refund = earlier ?? (await createRefund(razorpay, { key, orderNo, paidRef, amountMinor }));
        return { ref: refund.id, state: stateOf(refund.status) };
      }),
    readMessage: async (signed) => readMessage(keys.webhookSecret, signed),
  };
}

/** What the SDK sends through (axios): its types leave out that the host, the time and a call's headers can be set. */
interface Sender {
  readonly defaults: { baseURL: string; timeout: number };
  post<T>(path: string, body: object, options: { headers: Record<string, string> }): Promise<{ data: T }>;
}
const senderOf = (razorpay: Razorpay): Sender => (razorpay.api as unknown as { readonly rq: Sender }).rq;

async function openRazorpay({ keyId, keySecret, apiUrl }: RazorpayKeys): Promise<Razorpay> {
  const { default: RazorpayClient } = await import("razorpay");
  const razorpay = new RazorpayClient({ key_id: keyId, key_secret: keySecret });
  Object.assign(senderOf(razorpay).defaults, { baseURL: apiUrl, timeout: TIMEOUT_MS });
  return razorpay;
}

/** Razorpay has no idempotency key for links, but one reference names one link: a second try finds the first one's. */
async function makeLink({ paymentLink }: Razorpay, link: LinkToMake) {
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
  const { data } = await senderOf(razorpay).post<{ id: string; status: string }>(
    `/v1/payments/${encodeURIComponent(paidRef)}/refund`,
    { amount: amountMinor, receipt: key, notes: { orderNo } },
    { headers: { "X-Refund-Idempotency": key } },
  );
  return data;
}

async function asked<T extends object>(ask: () => Promise<T>): Promise<T | ProviderFailure> {
  try {
    return await ask();
  } catch (error) {
    const { statusCode, reason } = readFailure(error);
    const isRefused = statusCode >= 400 && statusCode < 500 && statusCode !== 429;
    return { failed: isRefused ? "refused" : "away", reason: `Razorpay: ${reason}`.slice(0, 400) };
  }
}

/** The SDK throws its own shape for an answer, axios its own; and a TypeError where no answer came at all. */
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

/** Compared in constant time, which the SDK's own check does not do. */
function readMessage(secret: string, { bytes, headers }: SignedBytes) {
  const expected = createHmac("sha256", secret).update(bytes).digest();
  const given = Buffer.from(headers["x-razorpay-signature"] ?? "", "hex");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const { word, event } = readRazorpayEvent(Buffer.from(bytes).toString("utf8"));
  const id = headers["x-razorpay-event-id"] || createHash("sha256").update(bytes).digest("hex");
  return { id, word, event };
}

function stateOf(status: string): MadeRefund["state"] {
  if (status === "processed") return "done";
  return status === "failed" ? "failed" : "pending";
}
