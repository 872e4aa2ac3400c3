import { type Static, Type } from "typebox";
import {
  Amount,
  ExactText,
  NamedObject,
  NonEmptyText,
  PositiveId,
  Text,
  UrlOrPath,
  UserId,
} from "./field-schemas.ts";

const amounts = {
  webPrice: Amount,
  sellingPrice: Amount,
  total: Amount,
  discount: Amount,
  discountPercent: Type.Number(),
  packageWeight: Type.Number({ description: "grams" }),
};

const Substitutes = Type.Optional(
  Type.Array(
    Type.Object({
      position: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 1000,
          description: "the place of the part in the kit's contents, from 0",
        }),
      ),
      variantId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      part: Type.String({ maxLength: 400, description: "the part that is out" }),
      product: Type.String({ maxLength: 400, description: "what comes instead" }),
    }),
    {
      maxItems: 40,
      description:
        "only of a kit that takes its parts: what stands in for parts that are out, as it was shown (extension)",
    },
  ),
);

export const DeclinedParts = Type.Array(Type.Integer({ minimum: 0, maximum: 1000 }), {
  maxItems: 40,
  description:
    "the places, from 0, of the parts of the kit that are not wanted; they stay in stock. Only those that the kit's contents or its cart line offer to decline (extension)",
});

const PartSize = Type.Object({
  variantId: Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: "of the part" }),
  size: NonEmptyText(20),
});
export type PartSize = Static<typeof PartSize>;

export const PartSizes = Type.Array(PartSize, {
  maxItems: 40,
  description:
    "the parts of the kit whose size is not the kit's; all other parts that come in sizes have its size. Only of a kit that takes its parts (extension)",
});

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
  substitutes: Substitutes,
  declinable: Type.Optional(
    Type.Array(Type.Object({ position: Type.Integer(), part: Type.String() }), {
      description: "for a kit: the parts that can be declined when it is ordered",
    }),
  ),
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
  substitutes: Substitutes,
  declined: Type.Optional(DeclinedParts),
  partSizes: Type.Optional(PartSizes),
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
