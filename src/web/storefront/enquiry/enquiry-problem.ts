import { isEmail } from "../../../features/account/email.ts";

/** How strictly a browser takes an e-mail field (HTML standard): what a form of any page would let through. */
const htmlEmail =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

const invalid = {
  contact: "Submit all field in required format.",
  bulk: "Submit all field in a valid format.",
} as const;
export type EnquiryKind = keyof typeof invalid;

/**
 * What is wrong with a form as a whole, in the order and the words of specification 5: the form is invalid (a field
 * empty, no e-mail at all), a field holds nothing but space, the address is none of this store's. Null: nothing is.
 */
export function enquiryProblem(kind: EnquiryKind, typed: Readonly<Record<string, string>>): string | null {
  const email = typed.email ?? "";
  const all = Object.values(typed);
  if (all.includes("") || (email.trim() && !htmlEmail.test(email.trim()))) return invalid[kind];
  if (all.some((text) => text.trim() === "")) return "All fields are required.";
  if (!isEmail(email.trim())) return "Email format is supplied is not valid.";
  return null;
}

/** The same, field by field. */
export function enquiryErrors<N extends string>(
  typed: Readonly<Record<N, string>>,
): Partial<Record<N, string>> {
  const errors: Partial<Record<string, string>> = {};
  for (const [name, text] of Object.entries<string>(typed)) {
    if (text.trim() === "") errors[name] = "Please fill this in.";
    else if (name === "email" && !isEmail(text.trim())) errors[name] = "Please check the address.";
  }
  return errors as Partial<Record<N, string>>;
}
