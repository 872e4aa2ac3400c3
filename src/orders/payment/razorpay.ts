import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { untranslated } from "../../contract/staff-text.ts";
import {
  isFailure,
  type PaymentLink,
  type PaymentLinkRequest,
  type PaymentProvider,
  type ProviderFailure,
  type ProviderRefund,
  type ProviderRefundRequest,
  type SignedRequest,
} from "./payment-provider.ts";
import { readRazorpayEvent } from "./razorpay-event.ts";
import {
  entriesOf,
  RazorpayError,
  type RazorpayKeys,
  requestRazorpay,
  requiredText,
} from "./razorpay-request.ts";

/** Razorpay by its HTTP API, with standard Payment Links. */
export const razorpayProvider = (keys: RazorpayKeys): PaymentProvider => ({
  async checkKeys() {
    const tried = await returnFailure(async () => {
      await requestRazorpay(keys, { method: "GET", path: "payment_links?count=1" });
      return {};
    });
    return isFailure(tried) ? tried : undefined;
  },
  createPaymentLink: (link) => returnFailure(() => findOrCreateLink(keys, link)),
  async closePaymentLink(ref) {
    const path = `payment_links/${encodeURIComponent(ref)}/cancel`;
    const closed = await returnFailure(() => requestRazorpay(keys, { method: "POST", path }));
    // Razorpay refuses to close a link that is already closed, expired or paid.
    return "failed" in closed && closed.failed === "away" ? closed : undefined;
  },
  readLink: (ref) => returnFailure(() => readPaidLink(keys, ref)),
  refund: (refund) => returnFailure(() => findOrCreateRefund(keys, refund)),
  readWebhook: async (signed) => readWebhook(keys.webhookSecret, signed),
});

/**
 * Razorpay has no idempotency key for links, so a second attempt looks for the link of the first by its
 * reference id. Of two attempts at the same time one is refused, and looks again.
 */
async function findOrCreateLink(keys: RazorpayKeys, link: PaymentLinkRequest): Promise<PaymentLink> {
  const made = (await findLink(keys, link.key)) ?? (await createLink(keys, link));
  return { ref: requiredText(made.id), url: requiredText(made.short_url) };
}

async function findLink(keys: RazorpayKeys, key: string) {
  const path = `payment_links?reference_id=${encodeURIComponent(key)}`;
  const { payment_links } = await requestRazorpay(keys, { method: "GET", path });
  return entriesOf(payment_links).find(({ reference_id }) => reference_id === key);
}

async function createLink(keys: RazorpayKeys, link: PaymentLinkRequest) {
  try {
    return await requestRazorpay(keys, { method: "POST", path: "payment_links", body: linkBody(link) });
  } catch (error) {
    const made = isRefusal(error) ? await findLink(keys, link.key) : undefined;
    if (!made) throw error;
    return made;
  }
}

/** Of the payments tried by a link only a captured one is money. */
async function readPaidLink(keys: RazorpayKeys, ref: string) {
  const link = await requestRazorpay(keys, {
    method: "GET",
    path: `payment_links/${encodeURIComponent(ref)}`,
  });
  const payments = entriesOf(link.payments).filter(({ status }) => status === "captured");
  return {
    payments: payments.map(({ payment_id, amount }) => ({
      kind: "paid" as const,
      linkRef: ref,
      paidRef: requiredText(payment_id),
      amountMinor: Number(amount),
      currencyCode: requiredText(link.currency).toUpperCase(),
    })),
  };
}

const linkBody = (link: PaymentLinkRequest) => ({
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
});

/** A refund that failed is tried again; any other with the same receipt is the refund of an earlier attempt. */
async function findOrCreateRefund(
  keys: RazorpayKeys,
  { key, orderNo, paidRef, amountMinor }: ProviderRefundRequest,
): Promise<ProviderRefund> {
  const payment = `payments/${encodeURIComponent(paidRef)}`;
  const { items } = await requestRazorpay(keys, { method: "GET", path: `${payment}/refunds?count=100` });
  const refund =
    entriesOf(items).find(({ receipt, status }) => receipt === key && status !== "failed") ??
    (await requestRazorpay(keys, {
      method: "POST",
      path: `${payment}/refund`,
      body: { amount: amountMinor, receipt: key, notes: { orderNo } },
      headers: { "X-Refund-Idempotency": key },
    }));
  return { ref: requiredText(refund.id), state: refundStateOf(refund.status) };
}

async function returnFailure<T extends object>(request: () => Promise<T>): Promise<T | ProviderFailure> {
  try {
    return await request();
  } catch (error) {
    const message = error instanceof RazorpayError ? error.message : "could not be reached";
    return {
      failed: isRefusal(error) ? "refused" : "away",
      reason: untranslated(`Razorpay: ${message}`.slice(0, 400)),
    };
  }
}

/** Whether Razorpay said no, and would say no again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof RazorpayError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Compares in constant time, so that the time reveals nothing about the right signature. */
function readWebhook(secret: string, { bytes, headers }: SignedRequest) {
  const expected = createHmac("sha256", secret).update(bytes).digest();
  const signature = Buffer.from(headers["x-razorpay-signature"] ?? "", "hex");
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined;
  const { type, event } = readRazorpayEvent(Buffer.from(bytes).toString("utf8"));
  // Not the event id of the headers: the signature does not cover it, so a captured event could be sent again under another.
  const id = createHash("sha256").update(bytes).digest("hex");
  return { id, type, event };
}

function refundStateOf(status: unknown): ProviderRefund["state"] {
  if (status === "processed") return "done";
  return status === "failed" ? "failed" : "pending";
}
