import type { EnquiryInput } from "../../contract/accounts.schemas.ts";
import { isEmail } from "../../platform/mail/email-address.ts";
import { toSingleLine } from "../../platform/mail/single-line.ts";

export type EnquiryKind = "contact" | "bulk";

export interface Enquiry {
  readonly kind: EnquiryKind;
  readonly name: string;
  readonly email: string;
  readonly description: string;
  readonly productIdea: string;
  readonly budget: string;
  readonly qty: string;
}

/**
 * The messages of section 5, in its order: text that cannot be stored, a missing field, the e-mail address.
 */
const messages = {
  contact: "Submit all field in required format.",
  bulk: "Submit all field in a valid format.",
  missing: "All fields are required.",
  email: "Email format is supplied is not valid.",
} as const;

/** The fields of a submitted form, trimmed, or the message of section 5 that says what is wrong. */
export function parseEnquiry(kind: EnquiryKind, body: EnquiryInput): Enquiry | { readonly problem: string } {
  const enquiry: Enquiry = {
    kind,
    name: toSingleLine(asText(body.Name)),
    email: asText(body.Email).trim(),
    description: asText(body.Description).replace(/\r\n?/g, "\n").trim(),
    productIdea: asText(body.ProductIdea).replace(/\r\n?/g, "\n").trim(),
    budget: toSingleLine(asText(body.Budget)),
    qty: toSingleLine(asText(body.Qty)),
  };
  if (Object.values(body).some((value) => asText(value).includes("\0"))) return { problem: messages[kind] };
  const { productIdea, budget, qty } = enquiry;
  const required = [enquiry.name, enquiry.email, enquiry.description];
  if (kind === "bulk") required.push(productIdea, budget, qty);
  if (required.some((value) => value === "")) return { problem: messages.missing };
  if (!isEmail(enquiry.email)) return { problem: messages.email };
  return enquiry;
}

const asText = (value: string | number | null | undefined): string => String(value ?? "");
