import { type StaffText, staffText } from "../../contract/staff-text.ts";

/** The VAT numbers of the EU, Norway and the United Kingdom by country: their form after its two letters, and an example. */
const forms: Readonly<Record<string, readonly [form: RegExp, example: string]>> = {
  AT: [/^U\d{8}$/, "U12345678"],
  BE: [/^[01]\d{9}$/, "0123456789"],
  BG: [/^\d{9,10}$/, "123456789"],
  CY: [/^\d{8}[A-Z]$/, "12345678A"],
  CZ: [/^\d{8,10}$/, "12345678"],
  DE: [/^\d{9}$/, "123456789"],
  DK: [/^\d{8}$/, "12345678"],
  EE: [/^\d{9}$/, "123456789"],
  EL: [/^\d{9}$/, "123456789"],
  ES: [/^[A-Z\d]\d{7}[A-Z\d]$/, "A12345678"],
  FI: [/^\d{8}$/, "12345678"],
  FR: [/^[A-HJ-NP-Z\d]{2}\d{9}$/, "12345678901"],
  GB: [/^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, "123456789"],
  HR: [/^\d{11}$/, "12345678901"],
  HU: [/^\d{8}$/, "12345678"],
  IE: [/^(\d{7}[A-W][A-I]?|\d[A-Z]\d{5}[A-W])$/, "1234567A"],
  IT: [/^\d{11}$/, "12345678901"],
  LT: [/^(\d{9}|\d{12})$/, "123456789"],
  LU: [/^\d{8}$/, "12345678"],
  LV: [/^\d{11}$/, "12345678901"],
  MT: [/^\d{8}$/, "12345678"],
  NL: [/^\d{9}B\d{2}$/, "123456789B01"],
  NO: [/^\d{9}MVA$/, "123456789MVA"],
  PL: [/^\d{10}$/, "1234567890"],
  PT: [/^\d{9}$/, "123456789"],
  RO: [/^\d{2,10}$/, "12345678"],
  SE: [/^\d{12}$/, "123456789001"],
  SI: [/^\d{8}$/, "12345678"],
  SK: [/^\d{10}$/, "1234567890"],
  XI: [/^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, "123456789"],
};

/** A VAT number as registers write it: `no 123 456 789 mva` is NO123456789MVA. */
export const plainVatNumber = (typed: string): string => typed.toUpperCase().replace(/[\s.-]/g, "");

/** Greece writes EL before its numbers, Northern Ireland XI. */
const otherPrefixes: Readonly<Record<string, string>> = { EL: "GR", XI: "GB" };

/** The country that registered a number, by ISO 3166-1. */
export function countryOfVatNumber(typed: string): string {
  const prefix = plainVatNumber(typed).slice(0, 2);
  return otherPrefixes[prefix] ?? prefix;
}

/**
 * What is wrong with the form of a VAT number, as a sentence; undefined: nothing is. Of a country that is not in the table any
 * letters and digits after its own two are taken. Spaces, dots and hyphens do not count. Whether the number was given to the company, only the tax office knows.
 */
export function vatNumberProblem(vatNumber: string): StaffText | undefined {
  const bare = plainVatNumber(vatNumber);
  if (!/^[A-Z]{2}[A-Z\d]{2,13}$/.test(bare))
    return staffText`A VAT number begins with the two letters of its country, like DE123456789.`;
  const country = bare.slice(0, 2);
  const [form, example] = forms[country] ?? [];
  if (!form || form.test(bare.slice(2))) return undefined;
  return staffText`A VAT number that begins with ${country} has this form: ${`${country}${example}`}.`;
}
