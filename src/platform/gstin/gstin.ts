import { type StaffText, staffText } from "../../contract/staff-text.ts";

const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/;
const characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A number that exists in form and check digit, for texts that show one. */
export const GSTIN_EXAMPLE = "27AAPFU0939F1ZV";

/**
 * What is wrong with a GST identification number, as a sentence that says what to do; undefined: nothing is. The form is state, PAN,
 * number of the registration, Z, check digit. An empty text is no GSTIN: whoever takes it for none asks before.
 */
export function gstinProblem(gstin: string): StaffText | undefined {
  if (!FORM.test(gstin)) return staffText`A GSTIN has 15 characters, like ${GSTIN_EXAMPLE}.`;
  if (checkDigit(gstin.slice(0, 14)) !== gstin[14])
    return staffText`One of the characters of this GSTIN is mistyped: the last one does not fit the others. Copy it from the GST certificate.`;
  return undefined;
}

/** The fifteenth character: digits of the base 36 with the weights 1 and 2 in turn, each product's two digits added (Luhn mod 36). */
function checkDigit(first14: string): string | undefined {
  const sum = [...first14].reduce((total, character, at) => {
    const product = characters.indexOf(character) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return characters[(36 - (sum % 36)) % 36];
}
