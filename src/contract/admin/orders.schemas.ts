import { type Static, Type } from "typebox";
import { BilledCompany } from "../billed-company.ts";
import { Amount, NamedObject, StaffTextField, Timestamp } from "../field-schemas.ts";
import { OrderDocument } from "../order-document.ts";
import { StaffExchange } from "./staff-exchange.ts";
import { StaffOrderLine } from "./staff-order-line.ts";

/** The shipping charge that staff set when the order's own was still to be confirmed. */
export const ConfirmedShipping = Type.Number({
  minimum: 0,
  maximum: 1_000_000,
  description: "base currency; required when the charge was to be confirmed",
});

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
  payment: Type.Enum(
    ["due", "part paid", "paid", "refund under way", "part refunded", "refunded", "disputed", ""],
    { description: "what became of its money; empty: nothing was asked for" },
  ),
  shippedBy: Type.String(),
  awbNo: Type.String(),
  queue: Type.Enum(["pay", "confirm", "decide", "pack", "send", "way", ""], {
    description:
      "what it waits for; decide: everything was paid back and it has not left; way: to arrive; empty: for nothing",
  }),
  waitsSince: Timestamp,
};
export const StaffOrderRow = NamedObject("StaffOrderRow", orderRow);
export type StaffOrderRow = Static<typeof StaffOrderRow>;

const LineToPack = NamedObject("LineToPack", {
  sku: Type.String({ description: "its SKU code, else as the stock names it" }),
  productName: Type.String(),
  colourName: Type.String(),
  size: Type.String(),
  contents: Type.String(),
  bin: Type.String(),
  parts: Type.Array(
    Type.Object({
      sku: Type.String(),
      productName: Type.String(),
      colourName: Type.String(),
      size: Type.String(),
      bin: Type.String(),
      quantity: Type.Integer({ description: "for each piece of the line item" }),
    }),
    { description: "what is picked for a kit that is made from its parts; none for anything else" },
  ),
  quantity: Type.Integer(),
  toSend: Type.Integer(),
});

export const OrderExportRow = NamedObject("OrderExportRow", {
  ...orderRow,
  street: Type.String(),
  city: Type.String(),
  region: Type.String(),
  postcode: Type.String(),
  telephone: Type.String(),
  weightGrams: Type.Integer(),
  timeZone: Type.String({ description: "the store's own, in which a file for people has its times" }),
  lines: Type.Array(LineToPack),
});
export type OrderExportRow = Static<typeof OrderExportRow>;

/** A payment that arrived. */
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
  problem: StaffTextField({ description: "why it failed or does not finish; empty: no problem" }),
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
  exchange: Type.Union([StaffExchange, Type.Null()], { description: "null: it is no exchange" }),
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
  kind: Type.Enum(["status", "mail", "payment", "document", "stock", "edit", "note"]),
  title: StaffTextField(),
  detail: StaffTextField(),
  by: StaffTextField({
    description: "a person's name, or: the customer, the store, the payment provider",
  }),
  mailId: Type.Optional(Type.Integer()),
  documentId: Type.Optional(Type.Integer({ description: "of the invoice or credit note that was issued" })),
  state: Type.Optional(Type.String({ description: "for a mail: queued, sent, kept or failed" })),
});
export type TimelineEvent = Static<typeof TimelineEvent>;

export const StaffOrder = NamedObject("StaffOrder", {
  ...orderRow,
  payBy: Type.Union([Timestamp, Type.Null()], {
    description: "the order is cancelled unless it is paid by then; null: it is not cancelled by itself",
  }),
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
  freeReason: Type.String({ description: "why staff gave it free of charge; empty: it is to be paid" }),
  replaces: Type.String({ description: "the order whose pieces it brings again; empty: none" }),
  replacedBy: Type.Array(Type.String(), {
    description: "the replacements of this order, cancelled ones too",
  }),
  mayChangeLines: Type.Boolean({ description: "nothing was paid, sent or invoiced" }),
  billingOffice: Type.String(),
  isGift: Type.Boolean({ description: "no price may lie in its parcel" }),
  giftNote: Type.String(),
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
  billedCompany: BilledCompany,
  documents: Type.Array(OrderDocument),
  timeline: Type.Array(TimelineEvent, { description: "oldest first" }),
});
export type StaffOrder = Static<typeof StaffOrder>;
