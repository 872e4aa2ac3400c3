import type { EnquiryInput } from "../../contract/accounts.schemas.ts";
import { isEmail } from "../account/email.ts";
import { oneLine } from "../account/one-line.ts";

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

/** The messages of section 5, in its order: unreadable text, something missing, the address. */
const messages = {
  contact: "Submit all field in required format.",
  bulk: "Submit all field in a valid format.",
  missing: "All fields are required.",
  email: "Email format is supplied is not valid.",
} as const;

/** A form as it was sent, trimmed, or the message of section 5 that tells what is wrong with it. */
export function readEnquiry(kind: EnquiryKind, body: EnquiryInput): Enquiry | { readonly wrong: string } {
  const enquiry: Enquiry = {
    kind,
    name: oneLine(typed(body.Name)),
    email: typed(body.Email).trim(),
    description: typed(body.Description).replace(/\r\n?/g, "\n").trim(),
    productIdea: typed(body.ProductIdea).replace(/\r\n?/g, "\n").trim(),
    budget: oneLine(typed(body.Budget)),
    qty: oneLine(typed(body.Qty)),
  };
  if (Object.values(body).some((value) => typed(value).includes("\0"))) return { wrong: messages[kind] };
  const { productIdea, budget, qty } = enquiry;
  const needed = [enquiry.name, enquiry.email, enquiry.description];
  if (kind === "bulk") needed.push(productIdea, budget, qty);
  if (needed.some((value) => value === "")) return { wrong: messages.missing };
  if (!isEmail(enquiry.email)) return { wrong: messages.email };
  return enquiry;
}

const typed = (value: string | number | null | undefined): string => String(value ?? "");
