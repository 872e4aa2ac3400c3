import { type Static, Type } from "typebox";
import { CartLines } from "./cart.schemas.ts";
import { DeliveryAddress, OrderRow } from "./checkout.schemas.ts";
import type { Route } from "./route.ts";
import { FilledText, Moment } from "./wire.ts";

const Shown = Type.Number({ description: "as the buyer saw it, in the order's currency" });

export const OrderLine = Type.Object({
  productId: Type.Integer(),
  productName: Type.String(),
  productUrl: Type.String({ description: "empty when it is not sold any more" }),
  colourName: Type.String(),
  size: Type.String(),
  contents: Type.String({ description: "of the welcome kit: what lay in it when it was ordered" }),
  qty: Type.Integer(),
  imagePath: Type.String(),
  isSwag: Type.Boolean(),
  shownPrice: Shown,
  shownTotal: Shown,
});
export type OrderLine = Static<typeof OrderLine>;

/** One order whole, with names and amounts as its buyer saw them. */
export const OrderDetails = Type.Object({
  ...OrderRow.properties,
  placedAt: Moment,
  lines: Type.Array(OrderLine),
  shownSubTotal: Shown,
  shownDiscount: Shown,
  shownShipping: Type.Union([Shown, Type.Null()], { description: "null: to be confirmed" }),
  couponCode: Type.String(),
  billingOffice: Type.String(),
  addresses: Type.Array(DeliveryAddress),
});
export type OrderDetails = Static<typeof OrderDetails>;

export const OrderedAgain = Type.Object({
  cart: CartLines,
  added: Type.Integer({ description: "lines that are in the cart now" }),
  notAdded: Type.Array(Type.Object({ productName: Type.String(), reason: Type.String() })),
});
export type OrderedAgain = Static<typeof OrderedAgain>;

const OrderParams = Type.Object({ orderNo: FilledText(40) });

/** What a buyer may ask of an order of their own (ours). Another's is not found, like one that never was. */
export const buyerOrders = {
  "GET /api/orders/{orderNo}/details": {
    tag: "Orders",
    summary: "One order of one's own with its lines, addresses and dates (ours)",
    auth: "user",
    params: OrderParams,
    output: OrderDetails,
    errors: ["order_not_found"],
  },
  "POST /api/orders/{orderNo}/again": {
    tag: "Orders",
    summary:
      "Put what an order held into the cart, as far as it is still sold and in stock; the kit never (ours)",
    auth: "user",
    params: OrderParams,
    output: OrderedAgain,
    errors: ["order_not_found"],
  },
} as const satisfies Record<string, Route>;
