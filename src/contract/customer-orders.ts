import { type Static, Type } from "typebox";
import { BilledCompany } from "./billed-company.ts";
import { CartLines } from "./cart.schemas.ts";
import { DeliveryAddress, OrderRow } from "./checkout.schemas.ts";
import {
  NamedObject,
  NonEmptyText,
  PositiveId,
  ShopHeaders,
  Text,
  Timestamp,
  UserId,
} from "./field-schemas.ts";
import { ElectronicFile, OrderDocument, PdfDocument } from "./order-document.ts";
import type { Route } from "./route.ts";

const DisplayedAmount = Type.Number({ description: "as the customer saw it, in the order's currency" });

export const OrderLine = NamedObject("OrderLine", {
  productId: Type.Integer(),
  productName: Type.String(),
  productUrl: Type.String({ description: "empty when the product is no longer sold" }),
  colourName: Type.String(),
  size: Type.String(),
  contents: Type.String({ description: "for the welcome kit: its contents at the time of the order" }),
  declined: Type.String({ description: "the parts of the kit that were not wanted; empty: none" }),
  qty: Type.Integer(),
  imagePath: Type.String(),
  isSwag: Type.Boolean(),
  shownPrice: DisplayedAmount,
  shownTotal: DisplayedAmount,
});
export type OrderLine = Static<typeof OrderLine>;

/** One parcel of an order. */
export const OrderParcel = NamedObject("OrderParcel", {
  number: Type.Integer({ description: "counts the parcels of the order from 1" }),
  state: Type.Enum(["sent", "delivered", "lost", "returned to sender"]),
  outcome: Type.Enum(["", "sent again", "refunded", "cancelled"], {
    description: "what was done about it after it was lost or came back; empty: nothing yet",
  }),
  shippedBy: Type.String(),
  awbNo: Type.String(),
  shipmentDate: Type.String(),
  trackingUrl: Type.String({ description: "the courier's page about it; empty: none is known" }),
  lines: Type.Array(Type.Object({ productName: Type.String(), size: Type.String(), qty: Type.Integer() })),
});

/** Money that was given back, or that a payment provider was asked to give back. */
export const OrderRefund = NamedObject("OrderRefund", {
  amount: DisplayedAmount,
  at: Timestamp,
  isDone: Type.Boolean({ description: "false: the payment provider has not reported it yet" }),
  isByHand: Type.Boolean({ description: "by a bank transfer; otherwise by the payment method of the order" }),
});

/** One complete order, with the names and amounts the customer saw. */
export const OrderDetails = NamedObject("OrderDetails", {
  ...OrderRow.properties,
  lines: Type.Array(OrderLine),
  shownSubTotal: DisplayedAmount,
  shownDiscount: DisplayedAmount,
  shownShipping: Type.Union([DisplayedAmount, Type.Null()], {
    description: "null: staff still have to confirm the charge",
  }),
  couponCode: Type.String(),
  billingOffice: Type.String(),
  isGift: Type.Boolean(),
  giftNote: Type.String(),
  email: Type.String({ description: "where the mails about the order go; empty by its link" }),
  addresses: Type.Array(DeliveryAddress),
  parcels: Type.Array(OrderParcel),
  refunds: Type.Array(OrderRefund),
  documents: Type.Array(OrderDocument),
  billedCompany: BilledCompany,
  mayBillCompany: Type.Boolean({
    description:
      "whether the customer can still say which company is billed: VAT is charged, and no document is issued",
  }),
  mayChange: Type.Boolean({
    description: "whether sizes and the address can still be changed by the customer",
  }),
});
export type OrderDetails = Static<typeof OrderDetails>;

export const ReorderResponse = NamedObject("ReorderResponse", {
  cart: CartLines,
  added: Type.Integer({ description: "how many lines were added to the cart" }),
  notAdded: Type.Array(
    Type.Object({
      productName: Type.String(),
      reason: Type.String(),
      code: Type.String({ description: "of the refusal, as in a problem document" }),
    }),
  ),
});
export type ReorderResponse = Static<typeof ReorderResponse>;

const OrderParams = Type.Object({ orderNo: NonEmptyText(40) });
/** Open to the logged-in customer, and to whoever has the order's link from a mail. */
export const ownOrder = {
  tag: "Orders",
  auth: "order",
  params: OrderParams,
  headers: Type.Object({ "x-order-link": Type.Optional(Text(100)) }),
} as const;
export const ownOrderErrors = ["login_needed", "order_not_found", "too_many_requests"] as const;

/**
 * Calls for a customer's own orders. Another customer's order gives order_not_found, like a number that
 * does not exist, and like a link that was withdrawn.
 */
export const customerOrders = {
  "GET /api/orders/{userId}": {
    operationId: "listOrders",
    tag: "Orders",
    summary: "The latest orders of a customer, newest first",
    auth: "user",
    params: Type.Object({ userId: UserId }),
    output: Type.Array(OrderRow),
    errors: ["not_yours"],
  },
  "POST /api/orders/{orderNo}/cancel": {
    operationId: "cancelOrder",
    ...ownOrder,
    summary: "Cancel one of the caller's orders, within 24 hours or before it is processed (extension)",
    output: OrderRow,
    errors: [...ownOrderErrors, "cancel_too_late"],
  },
  "GET /api/orders/{orderNo}/details": {
    operationId: "readOrder",
    ...ownOrder,
    summary: "One of the caller's orders, with lines, addresses and dates (extension)",
    output: OrderDetails,
    errors: ownOrderErrors,
  },
  "GET /api/orders/{orderNo}/documents/{documentId}": {
    operationId: "readOrderDocument",
    ...ownOrder,
    summary: "An invoice or credit note of one of the caller's orders, as PDF (extension)",
    params: Type.Object({ orderNo: NonEmptyText(40), documentId: PositiveId }),
    output: PdfDocument,
    errors: ownOrderErrors,
  },
  "GET /api/orders/{orderNo}/documents/{documentId}/e-invoice": {
    operationId: "readOrderEInvoice",
    ...ownOrder,
    summary: "The same for programs: UBL as EN 16931 has it (extension)",
    params: Type.Object({ orderNo: NonEmptyText(40), documentId: PositiveId }),
    output: ElectronicFile,
    errors: [...ownOrderErrors, "state_conflict"],
  },
  "POST /api/order-links": {
    operationId: "mailOrderLink",
    tag: "Orders",
    summary:
      "Mail the link of an order to its customer; the answer is the same when there is no such order (extension)",
    auth: "none",
    body: Type.Object({ orderNo: NonEmptyText(40), email: NonEmptyText(254) }),
    output: Type.Literal(200),
    errors: ["too_many_requests"],
    perMinute: 10,
  },
  "POST /api/orders/{orderNo}/reorder": {
    operationId: "reorder",
    tag: "Orders",
    summary:
      "Add the lines of an order to the cart, if they are still sold and in stock; never the kit (extension)",
    auth: "user",
    headers: ShopHeaders,
    params: OrderParams,
    output: ReorderResponse,
    errors: ["order_not_found"],
  },
} as const satisfies Record<string, Route>;
