import { Type } from "typebox";
import type { ShopRoute } from "./route.ts";
import { Text } from "./wire.ts";

/** The bytes as they came: their signature is checked before they are read as JSON. */
const SignedBytes = Type.Unsafe<Uint8Array>({ description: "JSON, signed as the provider sent it" });
const Received = Type.Object({ received: Type.Boolean() });

/** What payment providers call. Anything that is signed well is answered 200: only then do they stop repeating it. */
export const webhooks = {
  "POST /api/webhooks/stripe": {
    tag: "Payments",
    summary: "Stripe's signed messages",
    auth: "none",
    raw: true,
    headers: Type.Object({ "stripe-signature": Type.Optional(Text(2_000)) }),
    body: SignedBytes,
    output: Received,
    errors: ["signature_wrong", "not_found"],
  },
  "POST /api/webhooks/razorpay": {
    tag: "Payments",
    summary: "Razorpay's signed messages",
    auth: "none",
    raw: true,
    headers: Type.Object({
      "x-razorpay-signature": Type.Optional(Text(200)),
      "x-razorpay-event-id": Type.Optional(Text(200)),
    }),
    body: SignedBytes,
    output: Received,
    errors: ["signature_wrong", "not_found"],
  },
} as const satisfies Record<string, ShopRoute>;
