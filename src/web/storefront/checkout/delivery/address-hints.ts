import type { AddressFormat } from "../../../../platform/address/address-format.ts";
import { t } from "../../../../platform/language/t.ts";

/** Telephone numbers of one country. It is only for hints; no input is refused. */
interface PhoneFormat {
  readonly dialCode: string;
  /** An example of a local number, without the dial code. */
  readonly example: string;
  /** Minimum and maximum number of digits after the dial code. */
  readonly digits: readonly [number, number];
}

const format = (dialCode: string, example: string, digits: readonly [number, number]): PhoneFormat => ({
  dialCode,
  example,
  digits,
});

/** The countries of the demo store; any other country has general hints. */
const countries: Readonly<Record<string, PhoneFormat>> = {
  India: format("91", "98200 12345", [10, 10]),
  "United States": format("1", "415 555 0132", [10, 10]),
  "United Kingdom": format("44", "7700 900123", [9, 10]),
  "United Arab Emirates": format("971", "50 123 4567", [8, 9]),
  Singapore: format("65", "8123 4567", [8, 8]),
  Germany: format("49", "1512 3456789", [5, 13]),
  Japan: format("81", "90 1234 5678", [9, 10]),
  Australia: format("61", "412 345 678", [9, 9]),
};

const findFormat = (country: string): PhoneFormat | undefined =>
  Object.hasOwn(countries, country) ? countries[country] : undefined;

export interface AddressHints {
  readonly postalHint: string;
  readonly postalInputMode: "numeric" | "text";
  readonly phoneHint: string;
}

/** Hints and keyboard for the fields of one country. */
export function addressHints(country: string, { postalExample }: AddressFormat): AddressHints {
  const known = findFormat(country);
  return {
    postalHint: postalExample && t("For example {example}", { example: postalExample }),
    postalInputMode: /^\d+$/.test(postalExample) ? "numeric" : "text",
    phoneHint: known
      ? t("For example {example}", { example: `+${known.dialCode} ${known.example}` })
      : t("With the country code, such as +44 …"),
  };
}

/** A warning for a postal code of an unusual format; '' if it looks right or the format is not known. */
export function postalCodeWarning(
  { postalExample, isPostalCode }: AddressFormat,
  postalName: string,
  postalCode: string,
): string {
  if (postalCode.trim() === "" || isPostalCode(postalCode)) return "";
  return t("{postalName}s there look like {postalExample}. Is this one right?", {
    postalName,
    postalExample,
  });
}

/** A warning for a phone number of a wrong length; '' if it looks right. Numbers of other countries are allowed. */
export function phoneWarning(country: string, phone: string): string {
  const text = phone.trim();
  if (text === "") return "";
  const warning = t("This number looks too short or too long. Is it right?");
  const isInternational = /^(\+|00)/.test(text);
  const digits = text.replace(/\D/g, "").replace(/^00/, "");
  const known = findFormat(country);
  if (known && (!isInternational || digits.startsWith(known.dialCode))) {
    const [min, max] = known.digits;
    const ownDigits = (isInternational ? digits.slice(known.dialCode.length) : digits).replace(/^0/, "");
    // A dial code without + looks like the first digits of the number.
    const mayHaveDialCode = !isInternational && digits.startsWith(known.dialCode);
    const counts = [ownDigits.length, ...(mayHaveDialCode ? [digits.length - known.dialCode.length] : [])];
    return counts.some((count) => count >= min && count <= max) ? "" : warning;
  }
  return digits.length >= 7 && digits.length <= 15 ? "" : warning;
}
