import { type StaffText, staffText } from "../../contract/staff-text.ts";

/** What is wrong with a GTIN, as a sentence; undefined for a right one. */
export function gtinProblem(gtin: string): StaffText | undefined {
  if (!/^(?:\d{8}|\d{12,14})$/.test(gtin))
    return staffText`${gtin.slice(0, 30)} is no GTIN: it has 8, 12, 13 or 14 digits.`;
  return checkDigit(gtin.slice(0, -1)) === Number(gtin.at(-1))
    ? undefined
    : staffText`${gtin} is no GTIN: its last digit does not fit the others.`;
}

/** The check digit of GS1: from the right, the digits are multiplied by three and by one in turn. */
function checkDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** GTINs of different lengths are one when only leading zeros differ. */
export const gtinKey = (gtin: string): string => gtin.padStart(14, "0");
