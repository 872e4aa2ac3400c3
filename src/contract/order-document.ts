import { type Static, Type } from "typebox";
import { Amount, NamedObject, Timestamp } from "./field-schemas.ts";

/** An invoice or a credit note of an order. */
export const OrderDocument = NamedObject("OrderDocument", {
  id: Type.Integer(),
  kind: Type.Enum(["invoice", "credit note"]),
  no: Type.String(),
  issuedAt: Timestamp,
  amount: Amount,
});
export type OrderDocument = Static<typeof OrderDocument>;

/** A PDF document to save or print. */
export const PdfDocument = NamedObject("PdfDocument", {
  fileName: Type.String(),
  pdf: Type.String({ description: "the PDF in base64" }),
});
