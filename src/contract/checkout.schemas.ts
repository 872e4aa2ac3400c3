import { type Static, Type } from "typebox";
import { CartLineInput } from "./cart.schemas.ts";
import {
  AddressLines,
  Amount,
  ExactText,
  NamedObject,
  NonEmptyText,
  PositiveId,
  ShopHeaders,
  Text,
  Timestamp,
  UserId,
} from "./field-schemas.ts";

export const DeliveryAddress = NamedObject("DeliveryAddress", {
  id: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  recipientName: NonEmptyText(120),
  postalCode: Type.Optional(Type.Union([Text(20), Type.Null()])),
  recipientCity: NonEmptyText(120),
  region: Text(120),
  address: AddressLines(500),
  recipientPhone: NonEmptyText(40),
  isBilling: Type.Optional(Type.Boolean()),
  country: NonEmptyText(80),
});
export type DeliveryAddress = Static<typeof DeliveryAddress>;

/**
 * The quote: what the customer saw when pressing Place Order. Our page sends it, so that the server can refuse an
 * order whose price has changed since (extension).
 */
const Quote = NamedObject("Quote", {
  currencyRate: Type.Optional(Type.Number()),
  subTotal: Amount,
  discount: Amount,
  shipping: Type.Union([Amount, Type.Null()]),
  grandTotal: Amount,
});

export const CheckoutInput = NamedObject("CheckoutInput", {
  id: Type.Optional(Type.Union([Type.Integer(), Text(64), Type.Null()])),
  cart: Type.Optional(Type.Array(CartLineInput, { maxItems: 200 })),
  deliveryAddress: Type.Array(DeliveryAddress, { minItems: 1, maxItems: 4 }),
  couponCode: Type.Optional(Type.Union([ExactText(80), Type.Null()])),
  userId: PositiveId,
  currencyCode: NonEmptyText(10),
  billingAddressId: Type.Optional(Type.Union([UserId, Type.Null()])),
  quote: Type.Optional(Quote),
  gift: Type.Optional(
    Type.Object(
      { note: Text(300) },
      { description: "the parcel goes to another person, with this note on its packing slip (extension)" },
    ),
  ),
  saveAddress: Type.Optional(
    Type.Boolean({ description: "save the delivery address for the next order (extension)" }),
  ),
});
export type CheckoutInput = Static<typeof CheckoutInput>;

export const CheckoutHeaders = Type.Object({
  "idempotency-key": Type.Optional(
    Type.String({ minLength: 8, maxLength: 200, pattern: "^[\\x21-\\x7e]+$" }),
  ),
  ...ShopHeaders.properties,
});

export const CouponValidationInput = NamedObject("CouponValidationInput", {
  name: NonEmptyText(80),
  userId: Type.Optional(UserId),
  sessionId: Type.Optional(ExactText(200)),
  swagApplicable: Type.Optional(Type.Union([Type.Boolean(), Type.Integer()])),
  swagValidated: Type.Optional(Type.Boolean()),
  couponValidated: Type.Optional(Type.Boolean()),
  discountPercent: Type.Optional(Type.Number()),
  discountAmount: Type.Optional(Type.Number()),
  cartTotal: Type.Optional(Type.Number()),
  netQty: Type.Optional(Type.Number()),
});
export type CouponValidationInput = Static<typeof CouponValidationInput>;

export const CouponValidation = NamedObject("CouponValidation", {
  name: Type.String({ description: "the code as it is stored; as typed when it does not apply" }),
  userId: Type.Integer(),
  swagApplicable: Type.Boolean({ description: "this person may redeem the kit" }),
  swagValidated: Type.Boolean({ description: "true for a swag coupon that this person may use" }),
  couponValidated: Type.Boolean({ description: "true for a discount coupon that applies" }),
  discountPercent: Type.Number(),
  discountAmount: Amount,
  cartTotal: Amount,
  netQty: Type.Integer(),
  reason: Type.Union([Type.String(), Type.Null()], {
    description: "why it does not apply; the page shows it",
  }),
});
export type CouponValidation = Static<typeof CouponValidation>;

/** Days are the store's, as YYYY-MM-DD. */
const OrderArrival = Type.Object({
  from: Type.String({ description: "the first day, not before today; as YYYY-MM-DD" }),
  to: Type.String({ description: "the last day" }),
  kind: Type.Enum(["expected", "if paid today", "late"], {
    description: "if paid today: the order waits for its payment; late: the last day has passed",
  }),
});
export type OrderArrival = Static<typeof OrderArrival>;

export const OrderRow = NamedObject("OrderRow", {
  orderNo: Type.String(),
  orderedOn: Type.String({ description: "HTML: a time element" }),
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
    description:
      "the total as the customer saw it: each amount converted to the order's currency, then added",
  }),
  shippingToBeConfirmed: Type.Boolean(),
  mayCancel: Type.Boolean(),
  placedAt: Timestamp,
  deliveryCountry: Type.String(),
  arrival: Type.Union([OrderArrival, Type.Null()], {
    description: "when the order should reach its address; null once it did, or never will (extension)",
  }),
  payBy: Type.Union([Timestamp, Type.Null()], {
    description:
      "the order is cancelled unless it is paid by then; null: it is not cancelled by itself (extension)",
  }),
  payUrl: Type.String({ description: "where to pay; empty when there is nothing to pay now" }),
  trackingUrl: Type.String({ description: "the courier's page of the parcel; empty when it is not known" }),
  items: Type.Array(
    Type.Object({ productName: Type.String(), imagePath: Type.String(), qty: Type.Integer() }),
    { description: "what was ordered, without amounts" },
  ),
  history: Type.Array(Type.Object({ status: Type.String(), at: Timestamp }), {
    description: "when the order got each status, oldest first (extension)",
  }),
});
export type OrderRow = Static<typeof OrderRow>;
