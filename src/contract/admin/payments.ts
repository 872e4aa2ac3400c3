import { type Static, Type } from "typebox";
import { ListOf, ListQuery } from "../lists.ts";
import type { StaffRoute } from "../route.ts";
import { FilledText, Moment, PositiveId } from "../wire.ts";
import { StaffOrder } from "./orders.ts";

const Provider = Type.Enum(["razorpay", "stripe"]);

export const ProviderLinkInput = Type.Object({
  from: FilledText(40),
  provider: Provider,
  shipping: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1_000_000,
      description: "rupees; needed where it was to be confirmed",
    }),
  ),
});
export type ProviderLinkInput = Static<typeof ProviderLinkInput>;

/** What a provider's signed message said, and what the store did about it. */
export const PaymentEvent = Type.Object({
  id: Type.Integer(),
  provider: Provider,
  kind: Type.String({ description: "the provider's own word" }),
  receivedAt: Moment,
  orderNo: Type.String({ description: "empty: of no order of this store" }),
  outcome: Type.String(),
  toLookAt: Type.Boolean({ description: "somebody of the team must settle it by hand" }),
  reference: Type.String({ description: "the provider's id of the payment or refund" }),
  currencyCode: Type.String(),
  amount: Type.Number({ description: "in currencyCode" }),
});
export type PaymentEvent = Static<typeof PaymentEvent>;

const forOrders = { tag: "Back office", auth: "staff", roles: ["support", "admin"] } as const;

export const adminPayments = {
  "GET /api/admin/payment-providers": {
    ...forOrders,
    summary: "The providers whose keys are configured",
    output: Type.Object({ names: Type.Array(Provider) }),
    errors: [],
  },
  "POST /api/admin/orders/{orderNo}/provider-link": {
    ...forOrders,
    summary: "Let a provider make a link for exactly what the order comes to, and mail it to the buyer",
    params: Type.Object({ orderNo: FilledText(40) }),
    body: ProviderLinkInput,
    output: StaffOrder,
    errors: [
      "order_not_found",
      "edited_meanwhile",
      "step_not_allowed",
      "shipping_needed",
      "provider_refused",
      "provider_away",
    ],
  },
  "GET /api/admin/payment-events": {
    ...forOrders,
    summary: "What payment providers told the store, newest first",
    query: ListQuery(["receivedAt"], { toLookAt: Type.Optional(Type.Boolean()) }),
    output: ListOf(PaymentEvent),
    errors: [],
  },
  "POST /api/admin/payment-events/{eventId}/looked-at": {
    ...forOrders,
    summary: "Say that a message which needed somebody was settled by hand",
    params: Type.Object({ eventId: PositiveId }),
    output: PaymentEvent,
    errors: ["not_found", "edited_meanwhile"],
  },
} as const satisfies Record<string, StaffRoute>;
