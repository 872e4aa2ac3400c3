import { type Static, Type } from "typebox";
import { ListOf, ListQuery } from "../lists.ts";
import type { StaffRoute } from "../route.ts";
import { Amount, Day, FilledText, Moment, PositiveId, Text } from "../wire.ts";

const OrderParams = Type.Object({ orderNo: FilledText(40) });
const orderRow = {
  id: Type.String({ description: "the order number" }),
  placedAt: Moment,
  status: Type.String(),
  isSwag: Type.Boolean({ description: "the free welcome kit" }),
  recipientName: Type.String(),
  email: Type.String(),
  country: Type.String(),
  grandTotal: Amount,
  currencyCode: Type.String(),
  shownTotal: Type.Number({ description: "as the buyer saw it, in currencyCode" }),
  shippedBy: Type.String(),
  awbNo: Type.String(),
};
export const StaffOrderRow = Type.Object(orderRow);
export type StaffOrderRow = Static<typeof StaffOrderRow>;

export const StaffOrderLine = Type.Object({
  id: Type.Integer(),
  productId: Type.Integer(),
  variantId: Type.Integer(),
  productName: Type.String(),
  colourName: Type.String(),
  size: Type.String(),
  contents: Type.String({ description: "of the welcome kit: what lay in it when it was ordered" }),
  quantity: Type.Integer(),
  sellingPrice: Amount,
  total: Amount,
  discount: Amount,
  isSwag: Type.Boolean(),
  imagePath: Type.String(),
  refundedQuantity: Type.Integer({ description: "pieces paid back, or on their way back" }),
  refunded: Amount,
  returnedQuantity: Type.Integer({ description: "pieces on a return, whatever became of it" }),
  isReturnable: Type.Boolean({ description: "food and the kit are not" }),
  swapSizes: Type.Array(Type.String(), { description: "sizes it can be swapped for now; empty: none" }),
});

export const StaffRefund = Type.Object({
  id: Type.Integer(),
  state: Type.Enum(["requested", "done", "failed"]),
  amount: Amount,
  shownAmount: Type.Number({ description: "in the order's currency" }),
  reason: Type.String(),
  isByHand: Type.Boolean(),
  reference: Type.String({ description: "of the bank, or the provider's own id; empty: none yet" }),
  problem: Type.String({ description: "why it failed or hangs; empty: it does not" }),
});

export const StaffReturn = Type.Object({
  id: Type.Integer(),
  state: Type.Enum(["asked", "received", "refunded"]),
  version: Type.Integer(),
  reason: Type.String(),
  lines: Type.Array(
    Type.Object({
      lineId: Type.Integer(),
      productName: Type.String(),
      size: Type.String(),
      quantity: Type.Integer(),
      backToStock: Type.Integer(),
      writtenOff: Type.Integer(),
    }),
  ),
});

export const StaffOrderAddress = Type.Object({
  isBilling: Type.Boolean(),
  recipientName: Type.String(),
  recipientPhone: Type.String(),
  address: Type.String(),
  recipientCity: Type.String(),
  region: Type.String(),
  postalCode: Type.String(),
  country: Type.String(),
});

/** One thing that happened to an order, in the order's one line of time. */
export const TimelineEvent = Type.Object({
  id: Type.String(),
  at: Moment,
  kind: Type.Enum(["status", "mail", "payment", "stock", "edit", "note"]),
  title: Type.String(),
  detail: Type.String(),
  by: Type.String({
    description: "a person's name, or what did it: the buyer, the store, the payment provider",
  }),
  mailId: Type.Optional(Type.Integer()),
  state: Type.Optional(Type.String({ description: "of a mail: queued, sent, kept, failed" })),
});
export type TimelineEvent = Static<typeof TimelineEvent>;

export const StaffOrder = Type.Object({
  ...orderRow,
  userId: Type.Integer(),
  buyer: Type.String(),
  subTotal: Amount,
  discount: Amount,
  shipping: Type.Union([Amount, Type.Null()], { description: "null: to be confirmed by the team" }),
  weightGrams: Type.Integer(),
  currencySymbol: Type.String(),
  currencyRate: Type.Number(),
  couponCode: Type.String(),
  billingOffice: Type.String(),
  shipmentDate: Type.String(),
  paid: Amount,
  refunded: Amount,
  refundedShipping: Amount,
  refundBy: Type.Enum(["razorpay", "stripe", "hand"], {
    description: "who pays back what goes back now: the provider that took it, or somebody by hand",
  }),
  refunds: Type.Array(StaffRefund),
  returns: Type.Array(StaffReturn),
  returnableUntil: Type.Union([Moment, Type.Null()], { description: "null: it was not delivered" }),
  lines: Type.Array(StaffOrderLine),
  addresses: Type.Array(StaffOrderAddress),
  nextStatuses: Type.Array(Type.String(), { description: "what the team may move it to now" }),
  paymentLink: Type.String({ description: "the link the buyer pays or paid by; empty: none was sent" }),
  invoiceNo: Type.String({ description: "empty: none was issued" }),
  timeline: Type.Array(TimelineEvent, { description: "oldest first" }),
});
export type StaffOrder = Static<typeof StaffOrder>;

/** The step is taken only from `from`: who looked at an older state is told, and nothing is overwritten. */
export const StatusStep = Type.Object({
  from: FilledText(40),
  to: FilledText(40),
  shippedBy: Type.Optional(Text(80)),
  awbNo: Type.Optional(Text(60)),
  shipmentDate: Type.Optional(Day),
});
export type StatusStep = Static<typeof StatusStep>;

export const PaymentLinkInput = Type.Object({
  from: FilledText(40),
  url: Type.String({ pattern: "^https://[^\\s]+$", maxLength: 2000 }),
  shipping: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1_000_000,
      description: "rupees; needed where it was to be confirmed",
    }),
  ),
});
export type PaymentLinkInput = Static<typeof PaymentLinkInput>;

export const adminOrders = {
  "GET /api/admin/orders": {
    tag: "Back office",
    summary: "Orders, newest first",
    auth: "staff",
    roles: ["support", "admin"],
    query: ListQuery(["placedAt", "grandTotal"], {
      status: Type.Optional(Text(40)),
      kind: Type.Optional(Type.Enum(["kit", "paid"])),
      standing: Type.Optional(
        Type.Enum(["sold", "live"], {
          description: "sold: confirmed, dispatched or delivered; live: everything but cancelled",
        }),
      ),
      productId: Type.Optional(PositiveId),
      country: Type.Optional(Text(80)),
      placedFrom: Type.Optional(Day),
      placedTo: Type.Optional(Day),
    }),
    output: ListOf(StaffOrderRow),
    errors: [],
  },
  "GET /api/admin/orders/{orderNo}": {
    tag: "Back office",
    summary: "One order with everything that happened to it",
    auth: "staff",
    roles: ["support", "admin"],
    params: OrderParams,
    output: StaffOrder,
    errors: ["order_not_found"],
  },
  "POST /api/admin/orders/{orderNo}/status": {
    tag: "Back office",
    summary: "Move an order on by the table of statuses; each step writes its mail",
    auth: "staff",
    roles: ["support", "admin"],
    params: OrderParams,
    body: StatusStep,
    output: StaffOrder,
    errors: ["order_not_found", "edited_meanwhile", "step_not_allowed", "courier_needed"],
  },
  "POST /api/admin/orders/{orderNo}/payment-link": {
    tag: "Back office",
    summary: "Mail the buyer a link to pay by; a newer link takes the place of the one before",
    auth: "staff",
    roles: ["support", "admin"],
    params: OrderParams,
    body: PaymentLinkInput,
    output: StaffOrder,
    errors: ["order_not_found", "edited_meanwhile", "step_not_allowed", "shipping_needed"],
  },
  "POST /api/admin/orders/{orderNo}/notes": {
    tag: "Back office",
    summary: "Write a note to the team on an order's line of time",
    auth: "staff",
    roles: ["support", "admin"],
    params: OrderParams,
    body: Type.Object({ note: Type.String({ minLength: 1, maxLength: 2000, pattern: "\\S" }) }),
    output: StaffOrder,
    errors: ["order_not_found"],
  },
} as const satisfies Record<string, StaffRoute>;
