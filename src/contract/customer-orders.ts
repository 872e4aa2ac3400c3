import { type Static, Type } from "typebox";
import { CartLines } from "./cart.schemas.ts";
import { DeliveryAddress, OrderRow } from "./checkout.schemas.ts";
import { NamedObject, NonEmptyText, Timestamp, UserId } from "./field-schemas.ts";
import type { Route } from "./route.ts";

const DisplayedAmount = Type.Number({ description: "as the customer saw it, in the order's currency" });

export const OrderLine = NamedObject("OrderLine", {
  productId: Type.Integer(),
  productName: Type.String(),
  productUrl: Type.String({ description: "empty when the product is no longer sold" }),
  colourName: Type.String(),
  size: Type.String(),
  contents: Type.String({ description: "for the welcome kit: its contents at the time of the order" }),
  qty: Type.Integer(),
  imagePath: Type.String(),
  isSwag: Type.Boolean(),
  shownPrice: DisplayedAmount,
  shownTotal: DisplayedAmount,
});
export type OrderLine = Static<typeof OrderLine>;

/** One complete order, with the names and amounts the customer saw. */
export const OrderDetails = NamedObject("OrderDetails", {
  ...OrderRow.properties,
  placedAt: Timestamp,
  lines: Type.Array(OrderLine),
  shownSubTotal: DisplayedAmount,
  shownDiscount: DisplayedAmount,
  shownShipping: Type.Union([DisplayedAmount, Type.Null()], {
    description: "null: staff still have to confirm the charge",
  }),
  couponCode: Type.String(),
  billingOffice: Type.String(),
  addresses: Type.Array(DeliveryAddress),
});
export type OrderDetails = Static<typeof OrderDetails>;

export const ReorderResponse = NamedObject("ReorderResponse", {
  cart: CartLines,
  added: Type.Integer({ description: "how many lines were added to the cart" }),
  notAdded: Type.Array(Type.Object({ productName: Type.String(), reason: Type.String() })),
});
export type ReorderResponse = Static<typeof ReorderResponse>;

const OrderParams = Type.Object({ orderNo: NonEmptyText(40) });

/**
 * Calls for a customer's own orders. Another customer's order gives order_not_found, like a number that
 * does not exist.
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
    tag: "Orders",
    summary: "Cancel one of the caller's orders, within 24 hours and before it is processed (extension)",
    auth: "user",
    params: OrderParams,
    output: OrderRow,
    errors: ["order_not_found", "cancel_too_late"],
  },
  "GET /api/orders/{orderNo}/details": {
    operationId: "readOrder",
    tag: "Orders",
    summary: "One of the caller's orders, with lines, addresses and dates (extension)",
    auth: "user",
    params: OrderParams,
    output: OrderDetails,
    errors: ["order_not_found"],
  },
  "POST /api/orders/{orderNo}/reorder": {
    operationId: "reorder",
    tag: "Orders",
    summary:
      "Add the lines of an order to the cart, if they are still sold and in stock; never the kit (extension)",
    auth: "user",
    params: OrderParams,
    output: ReorderResponse,
    errors: ["order_not_found"],
  },
} as const satisfies Record<string, Route>;
