import { type Static, Type } from "typebox";
import { Amount, ExactText, NamedObject, PositiveId, Text, UrlOrPath, UserId } from "./field-schemas.ts";

const amounts = {
  webPrice: Amount,
  sellingPrice: Amount,
  total: Amount,
  discount: Amount,
  discountPercent: Type.Number(),
  packageWeight: Type.Number({ description: "grams" }),
};

/** A cart line as the server returns it. The server computes every amount (specification 3). */
export const CartLine = NamedObject("CartLine", {
  ...amounts,
  cartId: Type.String(),
  sessionId: Type.String(),
  productId: Type.Integer(),
  productDetailsId: Type.Integer(),
  qty: Type.Integer(),
  productName: Type.String(),
  productUrl: Type.String(),
  colourName: Type.String(),
  imagePath: UrlOrPath,
  isSwag: Type.Boolean(),
  isTShirt: Type.Boolean(),
  size: Type.String(),
  couponCode: Type.String(),
  userId: Type.Integer(),
  addedAtMs: Type.Integer({ description: "when it was put in; Add takes it, to put a removed line back" }),
  available: Type.Union([Type.Integer(), Type.Null()], {
    description: "how many are in stock, when fewer than the quantity; else null",
  }),
});
export type CartLine = Static<typeof CartLine>;
export const CartLines = Type.Array(CartLine);

/** A cart line as a browser sends it. The server ignores its prices, names and weights. */
export const CartLineInput = NamedObject("CartLineInput", {
  ...Type.Partial(Type.Object(amounts)).properties,
  cartId: Type.Optional(Type.Union([Text(64), Type.Null(), Type.Integer()])),
  sessionId: Type.Optional(ExactText(200)),
  userId: Type.Optional(UserId),
  productId: PositiveId,
  productDetailsId: PositiveId,
  qty: Type.Integer({ minimum: 1, maximum: 999 }),
  size: Type.Optional(Type.Union([Text(20), Type.Null()])),
  productName: Type.Optional(Type.Union([Text(400), Type.Null()])),
  imagePath: Type.Optional(Type.Union([Text(400), Type.Null()])),
  couponCode: Type.Optional(Type.Union([ExactText(80), Type.Null()])),
  isSwag: Type.Optional(Type.Boolean()),
  isTShirt: Type.Optional(Type.Boolean()),
  addedAtMs: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 8_640_000_000_000_000, // the last moment of a Date
      description: "of a line that was removed: the new one takes its place among the others",
    }),
  ),
});
export type CartLineInput = Static<typeof CartLineInput>;

export const CartOwnerParams = Type.Object({
  userIdOrSessionId: ExactText(200, { minLength: 1 }),
});

/** The specification's 'cart id': either the JSON string alone or an object with it. */
export const DeleteLineInput = Type.Union(
  [ExactText(64, { minLength: 1 }), Type.Object({ cartId: ExactText(64, { minLength: 1 }) })],
  { title: "DeleteLineInput" },
);
