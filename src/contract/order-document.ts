import { type Static, Type } from "typebox";
import { Amount, NamedObject, Timestamp } from "./field-schemas.ts";

/** An invoice or a credit note of an order. */
export const OrderDocument = NamedObject("OrderDocument", {
  id: Type.Integer(),
  kind: Type.Enum(["invoice", "credit note"]),
  no: Type.String(),
  issuedAt: Timestamp,
  amount: Amount,
  eInvoice: Type.Enum(["", "XML", "JSON"], {
    description: "what kind of file for programs there is beside the PDF; empty: none",
  }),
});
export type OrderDocument = Static<typeof OrderDocument>;

/** A document as a file for programs: an e-invoice. */
export const ElectronicFile = NamedObject("ElectronicFile", {
  fileName: Type.String(),
  type: Type.Enum(["application/xml", "application/json"], { description: "the media type" }),
  text: Type.String(),
});
export type ElectronicFile = Static<typeof ElectronicFile>;

/** A PDF document to save or print. */
export const PdfDocument = NamedObject("PdfDocument", {
  fileName: Type.String(),
  pdf: Type.String({ description: "the PDF in base64" }),
});
