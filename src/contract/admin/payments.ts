import { type Static, Type } from "typebox";
import { NamedObject, NonEmptyText, PositiveId, StaffTextField, Timestamp } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { ConfirmedShipping, StaffOrder } from "./orders.schemas.ts";

const Provider = Type.Enum(["razorpay", "stripe"]);

export const ProviderLinkInput = NamedObject("ProviderLinkInput", {
  from: NonEmptyText(40),
  provider: Provider,
  shipping: Type.Optional(ConfirmedShipping),
});
export type ProviderLinkInput = Static<typeof ProviderLinkInput>;

/** A payment event: what a provider reported by a signed webhook, and what the store did. */
export const PaymentEvent = NamedObject("PaymentEvent", {
  id: Type.Integer(),
  provider: Provider,
  kind: Type.String({ description: "the provider's name of the event type" }),
  receivedAt: Timestamp,
  orderNo: Type.String({ description: "empty when it belongs to no order of this store" }),
  outcome: StaffTextField(),
  needsAttention: Type.Boolean({ description: "true: staff must resolve it by hand" }),
  reference: Type.String({ description: "the provider's id of the payment or refund" }),
  currencyCode: Type.String(),
  amount: Type.Number({ description: "in currencyCode" }),
});
export type PaymentEvent = Static<typeof PaymentEvent>;

const support = { tag: "Admin: payments", auth: "staff", roles: ["support", "admin"] } as const;

export const adminPayments = {
  "GET /api/admin/payment-providers": {
    operationId: "listPaymentProviders",
    ...support,
    summary: "The payment providers that are configured",
    output: Type.Object({ names: Type.Array(Provider) }),
    errors: [],
  },
  "POST /api/admin/orders/{orderNo}/provider-link": {
    operationId: "createPaymentLink",
    ...support,
    summary: "Have a provider make a payment link for the order's total, and mail it to the customer",
    params: Type.Object({ orderNo: NonEmptyText(40) }),
    body: ProviderLinkInput,
    output: StaffOrder,
    errors: [
      "order_not_found",
      "version_conflict",
      "state_conflict",
      "shipping_needed",
      "provider_refused",
      "provider_unavailable",
    ],
  },
  "POST /api/admin/orders/{orderNo}/check-payment": {
    operationId: "checkOrderPayment",
    ...support,
    summary:
      "Ask the payment provider whether an order's links were paid; a payment is settled as its webhook would be",
    params: Type.Object({ orderNo: NonEmptyText(40) }),
    output: StaffOrder,
    errors: ["order_not_found", "state_conflict", "provider_refused", "provider_unavailable"],
  },
  "GET /api/admin/payment-events": {
    operationId: "listPaymentEvents",
    ...support,
    summary: "Payment events, newest first",
    query: ListQuery(["receivedAt"], { needsAttention: Type.Optional(Type.Boolean()) }),
    output: ListOf(PaymentEvent),
    errors: [],
  },
  "POST /api/admin/payment-events/{eventId}/resolve": {
    operationId: "resolvePaymentEvent",
    ...support,
    summary: "Mark a payment event as resolved by hand",
    params: Type.Object({ eventId: PositiveId }),
    output: PaymentEvent,
    errors: ["not_found", "version_conflict"],
  },
} as const satisfies Record<string, StaffRoute>;
