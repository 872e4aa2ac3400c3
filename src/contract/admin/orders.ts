import { type Static, Type } from "typebox";
import { Amount, Day, NamedObject, NonEmptyText, PositiveId, Text, Timestamp } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import { OrderDocument } from "../order-document.ts";
import type { StaffRoute } from "../route.ts";

const Queue = Type.Enum(["pay", "confirm", "pack", "send", "way"], { description: "what it waits for" });
export const OrderParams = Type.Object({ orderNo: NonEmptyText(40) });
const orderRow = {
  id: Type.String({ description: "the order number" }),
  placedAt: Timestamp,
  status: Type.String(),
  isSwag: Type.Boolean({ description: "the free welcome kit" }),
  recipientName: Type.String(),
  email: Type.String(),
  country: Type.String(),
  grandTotal: Amount,
  currencyCode: Type.String(),
  shownTotal: Type.Number({ description: "as the customer saw it, in currencyCode" }),
  due: Type.Number({ description: "amount that the customer still has to pay" }),
  shippedBy: Type.String(),
  awbNo: Type.String(),
  queue: Type.Enum(["pay", "confirm", "pack", "send", "way", ""], {
    description: "what it waits for; way: to arrive; empty: for nothing",
  }),
  waitsSince: Timestamp,
};
export const StaffOrderRow = NamedObject("StaffOrderRow", orderRow);
export type StaffOrderRow = Static<typeof StaffOrderRow>;

const StaffOrderLine = NamedObject("StaffOrderLine", {
  id: Type.Integer(),
  productId: Type.Integer(),
  variantId: Type.Integer(),
  productName: Type.String(),
  colourName: Type.String(),
  size: Type.String(),
  contents: Type.String({ description: "for the welcome kit: its contents at the time of the order" }),
  quantity: Type.Integer(),
  sellingPrice: Amount,
  total: Amount,
  discount: Amount,
  isSwag: Type.Boolean(),
  imagePath: Type.String(),
  refundedQuantity: Type.Integer({ description: "quantity refunded, or with a refund under way" }),
  refunded: Amount,
  returnedQuantity: Type.Integer({ description: "on returns that were not called off" }),
  isReturnable: Type.Boolean({ description: "false for food" }),
  toSend: Type.Integer({ description: "how many are left to send" }),
  exchangeableSizes: Type.Array(Type.String(), { description: "sizes it can be exchanged for now" }),
});

/** Money that came. */
export const StaffPayment = NamedObject("StaffPayment", {
  at: Timestamp,
  amount: Amount,
  method: Type.String(),
  reference: Type.String(),
});

const StaffRefund = NamedObject("StaffRefund", {
  id: Type.Integer(),
  state: Type.Enum(["requested", "done", "failed", "dropped"], {
    description: "failed: still owed; dropped: it failed, and the matter was settled otherwise",
  }),
  amount: Amount,
  shownAmount: Type.Number({ description: "in the order's currency" }),
  reason: Type.String(),
  isByHand: Type.Boolean(),
  reference: Type.String({ description: "the bank's reference or the provider's id; empty: none yet" }),
  problem: Type.String({ description: "why it failed or does not finish; empty: no problem" }),
});

const StaffReturn = NamedObject("StaffReturn", {
  id: Type.Integer(),
  number: Type.Integer(),
  state: Type.Enum(["asked", "received", "refunded", "sent again", "called off"]),
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

const StaffShipment = NamedObject("StaffShipment", {
  number: Type.Integer({ description: "counts the parcels of the order from 1" }),
  version: Type.Integer(),
  state: Type.Enum(["sent", "delivered", "lost", "returned to sender"]),
  outcome: Type.Enum(["", "sent again", "refunded", "cancelled"], {
    description: "what was done about a lost or returned parcel; empty: nothing yet",
  }),
  shippedBy: Type.String(),
  awbNo: Type.String(),
  shipmentDate: Type.String(),
  replaces: Type.Union([Type.Integer(), Type.Null()], {
    description: "the number of the parcel whose pieces it brings again",
  }),
  nextStates: Type.Array(Type.Enum(["sent", "delivered", "lost", "returned to sender"]), {
    description: "what staff can record about it now",
  }),
  needsDecision: Type.Boolean({ description: "it is lost or came back, and nothing was done about it yet" }),
  lines: Type.Array(
    Type.Object({
      lineId: Type.Integer(),
      productName: Type.String(),
      size: Type.String(),
      quantity: Type.Integer(),
    }),
  ),
});

const StaffOrderAddress = NamedObject("StaffOrderAddress", {
  isBilling: Type.Boolean(),
  recipientName: Type.String(),
  recipientPhone: Type.String(),
  address: Type.String(),
  recipientCity: Type.String(),
  region: Type.String(),
  postalCode: Type.String(),
  country: Type.String(),
});

/** One entry of an order's timeline. */
export const TimelineEvent = NamedObject("TimelineEvent", {
  id: Type.String(),
  at: Timestamp,
  kind: Type.Enum(["status", "mail", "payment", "stock", "edit", "note"]),
  title: Type.String(),
  detail: Type.String(),
  by: Type.String({
    description: "a person's name, or: the customer, the store, the payment provider",
  }),
  mailId: Type.Optional(Type.Integer()),
  state: Type.Optional(Type.String({ description: "for a mail: queued, sent, kept or failed" })),
});
export type TimelineEvent = Static<typeof TimelineEvent>;

export const StaffOrder = NamedObject("StaffOrder", {
  ...orderRow,
  userId: Type.Integer(),
  buyer: Type.String(),
  subTotal: Amount,
  discount: Amount,
  shipping: Type.Union([Amount, Type.Null()], {
    description: "null: staff still have to confirm the charge",
  }),
  weightGrams: Type.Integer(),
  currencySymbol: Type.String(),
  currencyRate: Type.Number(),
  couponCode: Type.String(),
  billingOffice: Type.String(),
  shipmentDate: Type.String(),
  paid: Amount,
  payments: Type.Array(StaffPayment),
  refunded: Type.Number({ description: "amount that is back with the customer" }),
  refunding: Type.Number({
    description: "amount of refunds that were asked for and are not settled",
  }),
  refundable: Type.Number({ description: "amount that may still be refunded" }),
  owed: Type.Number({
    description:
      "amount that the store owes to the customer: paid above the total or for a cancelled order, or a refund that is under way or was refused",
  }),
  disputed: Type.Number({ description: "amount that the customer disputes at the bank" }),
  chargedBack: Type.Number({ description: "amount that the bank took back after a dispute" }),
  refundedShipping: Amount,
  refundBy: Type.Enum(["razorpay", "stripe", "hand"], {
    description: "how the next refund is paid: by the provider that received the money, or by hand",
  }),
  shipments: Type.Array(StaffShipment),
  refunds: Type.Array(StaffRefund),
  returns: Type.Array(StaffReturn),
  returnableUntil: Type.Union([Timestamp, Type.Null()], {
    description: "null when the order is not delivered",
  }),
  lines: Type.Array(StaffOrderLine),
  addresses: Type.Array(StaffOrderAddress),
  nextStatuses: Type.Array(Type.String(), { description: "statuses that staff can change it to now" }),
  paymentLink: Type.String({ description: "the URL of the payment link; empty: none was sent" }),
  invoiceNo: Type.String({ description: "of the newest invoice; empty when there is none" }),
  billingGstin: Type.String({ description: "the GSTIN of who is billed; empty: none was written down" }),
  documents: Type.Array(OrderDocument),
  timeline: Type.Array(TimelineEvent, { description: "oldest first" }),
});
export type StaffOrder = Static<typeof StaffOrder>;

/** How an order was paid that staff confirm. */
export const PaymentMethod = Type.Enum(["payment link", "bank transfer", "UPI", "card", "cash", "other"], {
  description:
    "for 'Order Confirmed': how the customer paid; not given: by the open payment link, if there is one",
});

/**
 * The status changes only if it is `from` now. Otherwise the call is refused, so nobody overwrites a newer change.
 */
export const StatusChange = NamedObject("StatusChange", {
  from: NonEmptyText(40),
  to: NonEmptyText(40),
  paymentMethod: Type.Optional(PaymentMethod),
  paymentReference: Type.Optional(Text(200)),
  shippedBy: Type.Optional(Text(80)),
  awbNo: Type.Optional(Text(60)),
  shipmentDate: Type.Optional(Day),
});
export type StatusChange = Static<typeof StatusChange>;

export const PaymentLinkInput = NamedObject("PaymentLinkInput", {
  from: NonEmptyText(40),
  url: Type.String({ pattern: "^https://[^\\s]+$", maxLength: 2000 }),
  shipping: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1_000_000,
      description: "base currency; required when the charge was to be confirmed",
    }),
  ),
});
export type PaymentLinkInput = Static<typeof PaymentLinkInput>;

/** A call on one order, which gives the order as it is then. */
export const staffOrderCall = {
  tag: "Admin: orders",
  auth: "staff",
  roles: ["support", "admin"],
  output: StaffOrder,
} as const;

export const adminOrders = {
  "GET /api/admin/orders": {
    operationId: "listStaffOrders",
    tag: "Admin: orders",
    summary: "Orders, newest first",
    auth: "staff",
    roles: ["support", "admin"],
    query: ListQuery(["placedAt", "grandTotal"], {
      status: Type.Optional(Text(40)),
      kind: Type.Optional(Type.Enum(["kit", "paid"])),
      queue: Type.Optional(Queue),
      statusGroup: Type.Optional(
        Type.Enum(["sold", "live"], {
          description: "sold: confirmed, dispatched or delivered; live: all but cancelled",
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
  "GET /api/admin/order-queues": {
    operationId: "countOrderQueues",
    tag: "Admin: orders",
    summary: "How many orders wait for what",
    auth: "staff",
    roles: ["support", "admin"],
    output: NamedObject("OrderQueues", {
      pay: Type.Integer(),
      confirm: Type.Integer(),
      pack: Type.Integer(),
      send: Type.Integer(),
      way: Type.Integer(),
    }),
    errors: [],
  },
  "GET /api/admin/orders/{orderNo}": {
    operationId: "readStaffOrder",
    tag: "Admin: orders",
    summary: "One order with its timeline",
    auth: "staff",
    roles: ["support", "admin"],
    params: OrderParams,
    output: StaffOrder,
    errors: ["order_not_found"],
  },
  "POST /api/admin/orders/{orderNo}/status": {
    operationId: "changeOrderStatus",
    tag: "Admin: orders",
    summary: "Change an order's status, as the table of statuses allows; each change sends its mail",
    auth: "staff",
    roles: ["support", "admin"],
    params: OrderParams,
    body: StatusChange,
    output: StaffOrder,
    errors: ["order_not_found", "version_conflict", "state_conflict", "courier_needed"],
  },
  "POST /api/admin/orders/{orderNo}/payment-link": {
    operationId: "sendPaymentLink",
    tag: "Admin: orders",
    summary: "Mail the customer a payment link; a newer link replaces the one before",
    auth: "staff",
    roles: ["support", "admin"],
    params: OrderParams,
    body: PaymentLinkInput,
    output: StaffOrder,
    errors: ["order_not_found", "version_conflict", "state_conflict", "shipping_needed"],
  },
  "POST /api/admin/orders/{orderNo}/notes": {
    operationId: "addOrderNote",
    tag: "Admin: orders",
    summary: "Add a note for staff to an order's timeline",
    auth: "staff",
    roles: ["support", "admin"],
    params: OrderParams,
    body: Type.Object({ note: Type.String({ minLength: 1, maxLength: 2000, pattern: "\\S" }) }),
    output: StaffOrder,
    errors: ["order_not_found"],
  },
} as const satisfies Record<string, StaffRoute>;
