import type { Fault } from "./fault.ts";

const signatures = "src/orders/payment/webhook-signatures.test.ts";
const providerRefunds = "tests/api/admin/provider-refunds.test.ts";
const events = "tests/api/admin/payment-events.test.ts";
const courier = "tests/api/courier-webhook.test.ts";

/** Messages of providers, and requests that come again. */
export const messageFaults: readonly Fault[] = [
  {
    harm: "anybody reports a payment as Razorpay",
    file: "src/orders/payment/razorpay.ts",
    find: "signature.length !== expected.length || !timingSafeEqual(signature, expected)",
    replace: "signature.length !== expected.length",
    tests: [signatures],
  },
  {
    harm: "a captured message of Razorpay is taken again under another id",
    file: "src/orders/payment/razorpay.ts",
    find: 'createHash("sha256").update(bytes).digest("hex");',
    replace:
      '(headers as Record<string, string>)["x-razorpay-event-id"] ?? createHash("sha256").update(bytes).digest("hex");',
    tests: [signatures],
  },
  {
    harm: "a captured message of Stripe is taken for ever",
    file: "src/orders/payment/stripe.ts",
    find: "TOLERANCE_SECONDS,\n      undefined,",
    replace: "1e12,\n      undefined,",
    tests: [signatures],
  },
  {
    harm: "a message of Stripe from the future stays valid",
    file: "src/orders/payment/stripe.ts",
    find: 'if (isFromTheFuture(headers["stripe-signature"] ?? "", now)) return undefined;',
    replace: "",
    tests: [signatures],
  },
  {
    harm: "anybody reports a parcel as delivered",
    file: "src/orders/shipment/easypost.ts",
    find: "given.length === expected.length && timingSafeEqual(given, expected)",
    replace: "given.length === expected.length",
    tests: [courier],
  },
  {
    harm: "the same message is handled twice",
    file: "src/orders/payment/payment-events.store.ts",
    find: '.onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())',
    replace:
      '.onConflict((conflict) => conflict.columns(["provider", "event_id"]).doUpdateSet({ kind: event.kind }))',
    tests: [events, "tests/api/admin/provider-payments.test.ts", "tests/api/admin/disputes.test.ts"],
  },
  {
    harm: "a payment that is reported twice in other words is owed back",
    file: "src/orders/payment/settle-provider-payment.ts",
    find: "paid_at !== null && paid_ref === event.paidRef",
    replace: "paid_at === null && paid_ref === event.paidRef",
    tests: [events],
  },
  {
    harm: "a refund that failed is done by a late message",
    file: "src/orders/refund/settle-refund.ts",
    find: '!refund || refund.state === "failed" ||',
    replace: "!refund ||",
    tests: [providerRefunds],
  },
  {
    harm: "a refund that is done mails and releases again",
    file: "src/orders/refund/settle-refund.ts",
    find: 'if (refund.state === "done") return refund;',
    replace: "",
    tests: [providerRefunds, "tests/api/admin/refund-stock.test.ts"],
  },
  {
    harm: "a message of an earlier try fails the present one",
    file: "src/orders/refund/handle-refund-event.ts",
    find: "if (key.tries !== current.tries)",
    replace: "if (key.tries > current.tries)",
    tests: [providerRefunds],
  },
  {
    harm: "a dispute that was won is open again by a late message",
    file: "src/orders/payment/settle-dispute.ts",
    find: 'else if ((await findDisputeState(trx, provider, event.ref)) !== "open")',
    replace: "else if (!event.ref)",
    tests: ["tests/api/admin/disputes.test.ts", "tests/api/admin/early-disputes.test.ts"],
  },
  {
    harm: "an old parcel's report delivers the new one of its number",
    file: "src/orders/shipment/handle-courier-event.ts",
    find: "if (isOfAnother || ",
    replace: "if (",
    tests: [courier, "tests/api/courier-reports.test.ts"],
  },
  {
    harm: "another order under a used key is said to be placed",
    file: "src/orders/checkout/place-order.ts",
    find: "earlier.request_hash.equals(requestHash)",
    replace: "earlier.request_hash",
    tests: ["tests/api/checkout.test.ts"],
  },
  {
    harm: "one person's key returns another's order",
    file: "src/orders/order/order.store.ts",
    find: '.where("user_id", "=", userId)\n    .where("idempotency_key"',
    replace: '.where("idempotency_key"',
    tests: ["tests/api/checkout.test.ts"],
  },
];
