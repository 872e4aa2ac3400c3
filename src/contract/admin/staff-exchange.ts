import { Type } from "typebox";
import { NamedObject, Timestamp } from "../field-schemas.ts";

/** What a return has more that is an exchange for another size. */
export const StaffExchange = NamedObject("StaffExchange", {
  state: Type.Enum(["asked", "done", "called off", "declined", "lapsed"]),
  office: Type.String({ description: "where the old pieces are brought; empty: they come by post" }),
  sendsAtOnce: Type.Boolean(),
  backBy: Timestamp,
  reason: Type.String({ description: "why it was declined" }),
  replacementNo: Type.String({ description: "the order of the new pieces; empty: none yet" }),
  pieces: Type.Array(
    Type.Object({
      lineId: Type.Integer(),
      variantId: Type.Integer(),
      productName: Type.String(),
      from: Type.String(),
      to: Type.String(),
      quantity: Type.Integer(),
      backToStock: Type.Integer(),
      writtenOff: Type.Integer(),
    }),
  ),
});
