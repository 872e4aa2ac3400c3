import { t } from "../../../platform/language/t.ts";
import { isEmail } from "../../../platform/mail/email-address.ts";

/** The pattern of browsers for an e-mail field (HTML standard). */
const htmlEmail =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

const invalid = {
  contact: () => t("Submit all field in required format."),
  bulk: () => t("Submit all field in a valid format."),
} as const;
export type EnquiryKind = keyof typeof invalid;

/**
 * The error of the whole form, in the order and the words of specification 5: a field is empty or the e-mail address is
 * invalid for a browser; a field contains only spaces; the store does not accept the e-mail address. Null if valid.
 */
export function enquiryFormError(kind: EnquiryKind, typed: Readonly<Record<string, string>>): string | null {
  const email = typed.email ?? "";
  const all = Object.values(typed);
  if (all.includes("") || (email.trim() && !htmlEmail.test(email.trim()))) return invalid[kind]();
  if (all.some((text) => text.trim() === "")) return t("All fields are required.");
  if (!isEmail(email.trim())) return t("Email format is supplied is not valid.");
  return null;
}

/** The errors of the single fields. */
export function enquiryFieldErrors<N extends string>(
  typed: Readonly<Record<N, string>>,
): Partial<Record<N, string>> {
  const errors: Partial<Record<string, string>> = {};
  for (const [name, text] of Object.entries<string>(typed)) {
    if (text.trim() === "") errors[name] = t("Please fill this in.");
    else if (name === "email" && !isEmail(text.trim())) errors[name] = t("Please check the email address.");
  }
  return errors as Partial<Record<N, string>>;
}
