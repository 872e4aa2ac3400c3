import { type Static, Type } from "typebox";
import { CartLineInput } from "./cart.schemas.ts";
import { Amount, FilledText, Moment, PositiveId, Text, UserId } from "./wire.ts";

export const DeliveryAddress = Type.Object({
  id: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  recipientName: FilledText(120),
  postalCode: Type.Optional(Type.Union([Text(20), Type.Null()])),
  recipientCity: FilledText(120),
  region: FilledText(120),
  address: FilledText(500),
  recipientPhone: FilledText(40),
  isBilling: Type.Optional(Type.Boolean()),
  country: FilledText(80),
});
export type DeliveryAddress = Static<typeof DeliveryAddress>;

/** What the buyer saw when pressing Place Order; sent by our page so that a change in between is told (ours). */
export const SeenTotals = Type.Object({
  currencyRate: Type.Optional(Type.Number()),
  subTotal: Amount,
  discount: Amount,
  shipping: Type.Union([Amount, Type.Null()]),
  grandTotal: Amount,
});

export const CheckoutInput = Type.Object({
  id: Type.Optional(Type.Union([Type.Integer(), Text(64), Type.Null()])),
  cart: Type.Optional(Type.Array(CartLineInput, { maxItems: 200 })),
  deliveryAddress: Type.Array(DeliveryAddress, { minItems: 1, maxItems: 4 }),
  couponCode: Type.Optional(Type.Union([Text(80), Type.Null()])),
  userId: PositiveId,
  currencyCode: Type.String({ minLength: 1, maxLength: 10 }),
  billingAddressId: Type.Optional(Type.Union([UserId, Type.Null()])),
  seen: Type.Optional(SeenTotals),
  saveAddress: Type.Optional(
    Type.Boolean({ description: "remember the delivery address for the next order (ours)" }),
  ),
});
export type CheckoutInput = Static<typeof CheckoutInput>;

export const CheckoutHeaders = Type.Object({
  "idempotency-key": Type.Optional(
    Type.String({ minLength: 8, maxLength: 200, pattern: "^[\\x21-\\x7e]+$" }),
  ),
});

export const CouponInput = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80 }),
  userId: Type.Optional(UserId),
  sessionId: Type.Optional(Text(200)),
  swagApplicable: Type.Optional(Type.Union([Type.Boolean(), Type.Integer()])),
  swagValidated: Type.Optional(Type.Boolean()),
  couponValidated: Type.Optional(Type.Boolean()),
  discountPercent: Type.Optional(Type.Number()),
  discountAmount: Type.Optional(Type.Number()),
  cartTotal: Type.Optional(Type.Number()),
  netQty: Type.Optional(Type.Number()),
});
export type CouponInput = Static<typeof CouponInput>;

export const CouponAnswer = Type.Object({
  name: Type.String({ description: "the code as it is written, or as typed when it does not apply" }),
  userId: Type.Integer(),
  swagApplicable: Type.Boolean({ description: "the person may redeem the kit" }),
  swagValidated: Type.Boolean({ description: "a swag coupon that this person may use" }),
  couponValidated: Type.Boolean({ description: "a discount coupon that applies" }),
  discountPercent: Type.Number(),
  discountAmount: Amount,
  cartTotal: Amount,
  netQty: Type.Integer(),
  reason: Type.Union([Type.String(), Type.Null()], {
    description: "why it does not apply, for the page to say",
  }),
});
export type CouponAnswer = Static<typeof CouponAnswer>;

export const OrderRow = Type.Object({
  orderNo: Type.String(),
  orderedOn: Type.String({ description: "HTML text: a time element" }),
  netAmount: Amount,
  isSwag: Type.Boolean(),
  status: Type.String(),
  shippedBy: Type.String(),
  shipmentDate: Type.String(),
  awbNo: Type.String(),
  currencyCode: Type.String(),
  currencySymbol: Type.String(),
  currencyRate: Type.Number(),
  shownAmount: Type.Number({
    description: "the total as the buyer saw it: its parts converted to the order's currency, then added",
  }),
  shippingToBeConfirmed: Type.Boolean(),
  mayCancel: Type.Boolean(),
  history: Type.Array(Type.Object({ status: Type.String(), at: Moment }), {
    description: "when the order came to each of its statuses, oldest first (ours)",
  }),
});
export type OrderRow = Static<typeof OrderRow>;
