import { Type } from "typebox";
import { Amount, NamedObject } from "../field-schemas.ts";

/** A line item of an order, as staff see it. */
export const StaffOrderLine = NamedObject("StaffOrderLine", {
  id: Type.Integer(),
  productId: Type.Integer(),
  variantId: Type.Integer(),
  productName: Type.String(),
  colourName: Type.String(),
  size: Type.String(),
  skuCode: Type.String(),
  contents: Type.String({ description: "for the welcome kit: its contents at the time of the order" }),
  declined: Type.String({ description: "the parts of the kit that were not wanted; empty: none" }),
  quantity: Type.Integer(),
  sellingPrice: Amount,
  priceReason: Type.String({ description: "why staff gave it another price; empty: nobody has said" }),
  total: Amount,
  discount: Amount,
  isSwag: Type.Boolean(),
  imagePath: Type.String(),
  refundedQuantity: Type.Integer({ description: "quantity refunded, or with a refund under way" }),
  refunded: Amount,
  returnedQuantity: Type.Integer({ description: "on returns that were not cancelled" }),
  isReturnable: Type.Boolean({ description: "false for food" }),
  toSend: Type.Integer({ description: "how many are left to send" }),
  replaceable: Type.Integer({ description: "how many a replacement may still bring" }),
  exchangeableSizes: Type.Array(Type.String(), { description: "sizes it can be exchanged for now" }),
  sizedParts: Type.Array(
    Type.Object({
      partPosition: Type.Integer(),
      productName: Type.String(),
      size: Type.String(),
      exchangeableSizes: Type.Array(Type.String()),
    }),
    {
      description:
        "the parts of a kit that have a size each, which are exchanged one by one; none for anything else",
    },
  ),
});
