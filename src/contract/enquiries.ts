import { Type } from "typebox";
import { BulkEnquiryInput, EnquiryInput } from "./accounts.schemas.ts";
import { ShopHeaders } from "./field-schemas.ts";
import type { ShopRoute } from "./route.ts";

/** The calls of the contact and bulk enquiry forms (specification 7). */
export const enquiryRoutes = {
  "POST /api/bulkEnquiry": {
    operationId: "sendBulkEnquiry",
    tag: "Enquiries",
    summary: "Send a bulk enquiry",
    auth: "none",
    acceptsForm: true,
    headers: ShopHeaders,
    body: EnquiryInput,
    documentedBody: BulkEnquiryInput,
    output: Type.Literal(200),
    errors: ["malformed", "too_many_requests"],
    perMinute: 10,
  },
  "POST /api/contact": {
    operationId: "sendContactEnquiry",
    tag: "Enquiries",
    summary: "Send a contact enquiry",
    auth: "none",
    acceptsForm: true,
    headers: ShopHeaders,
    body: EnquiryInput,
    output: Type.Literal(200),
    errors: ["malformed", "too_many_requests"],
    perMinute: 10,
  },
} as const satisfies Record<string, ShopRoute>;
