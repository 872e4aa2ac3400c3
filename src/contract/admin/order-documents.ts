import { Type } from "typebox";
import { NonEmptyText, PositiveId } from "../field-schemas.ts";
import { ElectronicFile, PdfDocument } from "../order-document.ts";
import type { StaffRoute } from "../route.ts";

const support = { tag: "Admin: orders", auth: "staff", roles: ["support", "admin"] } as const;

export const adminOrderDocuments = {
  "POST /api/admin/orders/packing-slips": {
    operationId: "printPackingSlips",
    ...support,
    roles: ["packing", "support", "admin"],
    summary:
      "The packing slips of these orders in one PDF, one page each; for the role packing of orders to pack or send",
    body: Type.Object({
      orderNos: Type.Array(NonEmptyText(40), { minItems: 1, maxItems: 200 }),
      marksPacked: Type.Optional(
        Type.Boolean({
          description:
            "confirmed orders among them are packed with it, and then wait to be sent. Left out: true",
        }),
      ),
    }),
    output: PdfDocument,
    errors: ["order_not_found", "state_conflict", "text_not_printable"],
  },
  "POST /api/admin/orders/invoices": {
    operationId: "printInvoices",
    ...support,
    summary: "The invoices of these orders in one PDF; orders without one are left out",
    body: Type.Object({ orderNos: Type.Array(NonEmptyText(40), { minItems: 1, maxItems: 200 }) }),
    output: PdfDocument,
    errors: ["not_found"],
  },
  "POST /api/admin/orders/{orderNo}/invoice": {
    operationId: "issueInvoice",
    ...support,
    summary:
      "An order's invoice as PDF; the first call numbers and stores it, and it never changes afterwards",
    params: Type.Object({ orderNo: NonEmptyText(40) }),
    body: Type.Object({
      placeOfSupply: Type.Optional(
        Type.String({
          pattern: "^\\d{2}$",
          description: "the GST code of the state; needed when the address does not name one",
        }),
      ),
    }),
    output: PdfDocument,
    errors: ["order_not_found", "state_conflict", "state_needed", "text_not_printable"],
  },
  "GET /api/admin/orders/{orderNo}/documents/{documentId}": {
    operationId: "readStaffOrderDocument",
    ...support,
    summary: "An invoice or credit note of an order, as PDF",
    params: Type.Object({ orderNo: NonEmptyText(40), documentId: PositiveId }),
    output: PdfDocument,
    errors: ["order_not_found"],
  },
  "GET /api/admin/orders/{orderNo}/documents/{documentId}/e-invoice": {
    operationId: "readStaffOrderEInvoice",
    ...support,
    summary:
      "The same for programs: UBL as EN 16931 has it where VAT is charged, the JSON of the invoice registration portal between companies in India",
    params: Type.Object({ orderNo: NonEmptyText(40), documentId: PositiveId }),
    output: ElectronicFile,
    errors: ["order_not_found", "state_conflict"],
  },
} as const satisfies Record<string, StaffRoute>;
