import { type Static, Type } from "typebox";
import { NamedObject, NonEmptyText, PositiveId, ShopHeaders, Text } from "./field-schemas.ts";
import { PdfDocument } from "./order-document.ts";
import type { ShopRoute } from "./route.ts";

const Name = NonEmptyText(120);

export const QuotationInput = NamedObject("QuotationInput", {
  company: Name,
  name: Name,
  email: Type.Optional(Type.String({ maxLength: 254 })),
  currencyCode: Type.Optional(
    NonEmptyText(10, { description: "the currency to print; left out: the base currency" }),
  ),
  lines: Type.Array(
    Type.Object({
      productDetailsId: PositiveId,
      size: Type.Optional(Text(20)),
      qty: Type.Integer({ minimum: 1, maximum: 999 }),
    }),
    { minItems: 1, maxItems: 50 },
  ),
});
export type QuotationInput = Static<typeof QuotationInput>;

/** Prices of products for a company, on paper (extension). The server takes its own prices. */
export const quotationRoutes = {
  "POST /api/quotations": {
    operationId: "makeQuotation",
    tag: "Enquiries",
    summary:
      "A quote for a company as PDF: products, quantities, prices with tax, and until when (extension)",
    auth: "none",
    headers: ShopHeaders,
    body: QuotationInput,
    output: PdfDocument,
    errors: [
      "text_not_printable",
      "currency_unknown",
      "email_invalid",
      "size_unknown",
      "state_conflict",
      "too_many_requests",
      "variant_unknown",
    ],
    perMinute: 6,
  },
} as const satisfies Record<string, ShopRoute>;
