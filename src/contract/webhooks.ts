import { Type } from "typebox";
import { NamedObject, Text } from "./field-schemas.ts";
import type { ShopRoute } from "./route.ts";

/** The bytes as received: their signature is checked before they are parsed as JSON. */
const SignedBytes = Type.Unsafe<Uint8Array>({
  description: "JSON, with the provider's signature over its bytes",
});
const WebhookResponse = NamedObject("WebhookResponse", { received: Type.Boolean() });

/**
 * Called by payment providers, and by whoever follows parcels. Every event with a valid signature gets 200: otherwise the
 * provider sends it again.
 */
export const webhooks = {
  "POST /api/webhooks/stripe": {
    operationId: "receiveStripeEvent",
    tag: "Payments",
    summary: "Webhook of Stripe: signed payment events",
    auth: "none",
    isRawBody: true,
    headers: Type.Object({ "stripe-signature": Type.Optional(Text(2_000)) }),
    body: SignedBytes,
    output: WebhookResponse,
    errors: ["signature_invalid", "not_found"],
  },
  "POST /api/webhooks/razorpay": {
    operationId: "receiveRazorpayEvent",
    tag: "Payments",
    summary: "Webhook of Razorpay: signed payment events",
    auth: "none",
    isRawBody: true,
    headers: Type.Object({
      "x-razorpay-signature": Type.Optional(Text(200)),
      "x-razorpay-event-id": Type.Optional(Text(200)),
    }),
    body: SignedBytes,
    output: WebhookResponse,
    errors: ["signature_invalid", "not_found"],
  },
  "POST /api/webhooks/easypost": {
    operationId: "receiveEasyPostEvent",
    tag: "Orders",
    summary: "Webhook of EasyPost: signed events about parcels",
    auth: "none",
    isRawBody: true,
    headers: Type.Object({ "x-hmac-signature": Type.Optional(Text(200)) }),
    body: SignedBytes,
    output: WebhookResponse,
    errors: ["signature_invalid", "not_found"],
  },
  "POST /api/webhooks/company-logout": {
    operationId: "receiveCompanyLogout",
    tag: "Accounts",
    summary: "Back-channel logout of the company's OpenID Connect provider: ends every login of the person",
    auth: "none",
    isRawBody: true,
    body: Type.Unsafe<Uint8Array>({ description: "a form with the field logout_token, which is signed" }),
    output: WebhookResponse,
    errors: ["signature_invalid", "not_found"],
  },
} as const satisfies Record<string, ShopRoute>;
