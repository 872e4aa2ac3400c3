import { type Static, Type } from "typebox";
import { Amount, NamedObject, NonEmptyText, PositiveId, Text } from "../field-schemas.ts";

export const UnsignedAmount = Type.Number({ minimum: 0, maximum: 100_000_000, description: "base currency" });

const CustomLineInput = NamedObject("CustomLineInput", {
  text: NonEmptyText(200, { description: "what it is, as the customer reads it" }),
  gstBasisPoints: Type.Union([Type.Integer({ minimum: 0, maximum: 10_000 }), Type.Null()], {
    description: "GST or VAT in the price, in hundredths of a percent; null: the store's default rate",
  }),
  weightGrams: Type.Integer({ minimum: 0, maximum: 100_000, description: "of one piece, packed" }),
});

export const QuoteLineInput = NamedObject("QuoteLineInput", {
  variantId: Type.Union([PositiveId, Type.Null()], {
    description: "null: goods that are not in the catalogue, which `other` names",
  }),
  size: Text(20),
  quantity: Type.Integer({ minimum: 1, maximum: 99_999 }),
  unitPrice: Type.Union([UnsignedAmount, Type.Null()], {
    description:
      "of one piece, tax included; null: what the shop asks for so many, volume prices included. Other goods need one",
  }),
  reason: Type.Optional(
    Type.String({
      maxLength: 200,
      description: "why it is another price than the shop's; the customer does not see it",
    }),
  ),
  other: Type.Optional(CustomLineInput),
});
export type QuoteLineInput = Static<typeof QuoteLineInput>;

export const StaffQuoteLine = NamedObject("StaffQuoteLine", {
  variantId: Type.Union([PositiveId, Type.Null()]),
  size: Type.String(),
  what: Type.String({
    description: "product, colour and size, or the other goods, as the customer reads them",
  }),
  quantity: Type.Integer(),
  unitPrice: Amount,
  reason: Type.String({ description: "why it is another price than the shop's; empty: nobody has said" }),
  other: Type.Union([CustomLineInput, Type.Null()], { description: "null: it is of the catalogue" }),
  shopPrice: Type.Number({ description: "what the shop asks for so many pieces, one of them" }),
  total: Amount,
});
export type StaffQuoteLine = Static<typeof StaffQuoteLine>;
