import { language, t } from "../../../language/t.ts";

/** What a country calls its postal codes. */
type PostalName = "PIN Code" | "ZIP Code" | "Postcode" | "Postal Code";

const postalNameOf = (name: PostalName): string =>
  language() === "en"
    ? name
    : {
        "PIN Code": t("PIN Code"),
        "ZIP Code": t("ZIP Code"),
        Postcode: t("Postcode"),
        "Postal Code": t("Postal Code"),
      }[name];

/** The format of postal codes and phone numbers in one country. It is only for hints; no input is refused. */
interface CountryFormat {
  readonly dialCode: string;
  /** An example of a local number, without the dial code. */
  readonly phoneExample: string;
  /** Minimum and maximum number of digits after the dial code. */
  readonly phoneDigits: readonly [number, number];
  readonly postalName: PostalName;
  readonly postalExample: string;
  /** Matches a code without spaces, in capitals. */
  readonly postalPattern: RegExp;
  readonly isPostalNumeric: boolean;
}

const format = (
  dialCode: string,
  phoneExample: string,
  phoneDigits: readonly [number, number],
  postalName: PostalName,
  postalExample: string,
  postalPattern: RegExp,
  isPostalNumeric = true,
): CountryFormat => ({
  dialCode,
  phoneExample,
  phoneDigits,
  postalName,
  postalExample,
  postalPattern,
  isPostalNumeric,
});

/** The countries of the demo store; any other country has general hints. */
const countries: Readonly<Record<string, CountryFormat>> = {
  India: format("91", "98200 12345", [10, 10], "PIN Code", "400001", /^[1-9]\d{5}$/),
  "United States": format("1", "415 555 0132", [10, 10], "ZIP Code", "94103", /^\d{5}(-?\d{4})?$/),
  "United Kingdom": format(
    "44",
    "7700 900123",
    [9, 10],
    "Postcode",
    "SW1A 1AA",
    /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
    false,
  ),
  "United Arab Emirates": format("971", "50 123 4567", [8, 9], "Postal Code", "", /^/),
  Singapore: format("65", "8123 4567", [8, 8], "Postal Code", "018956", /^\d{6}$/),
  Germany: format("49", "1512 3456789", [5, 13], "Postal Code", "10115", /^\d{5}$/),
  Japan: format("81", "90 1234 5678", [9, 10], "Postal Code", "100-0001", /^\d{3}-?\d{4}$/),
  Australia: format("61", "412 345 678", [9, 9], "Postcode", "2000", /^\d{4}$/),
};

const findFormat = (country: string): CountryFormat | undefined =>
  Object.hasOwn(countries, country) ? countries[country] : undefined;

export interface AddressHints {
  readonly postalLabel: string;
  readonly postalHint: string;
  readonly postalInputMode: "numeric" | "text";
  readonly phoneHint: string;
}

/** Label, hints and keyboard for the fields of one country. */
export function addressHints(country: string): AddressHints {
  const known = findFormat(country);
  return {
    postalLabel: postalNameOf(known?.postalName ?? "Postal Code"),
    postalHint: !known
      ? ""
      : known.postalExample
        ? t("For example {example}", { example: known.postalExample })
        : t("Not used in this country."),
    postalInputMode: known?.postalExample && known.isPostalNumeric ? "numeric" : "text",
    phoneHint: known
      ? t("For example {example}", { example: `+${known.dialCode} ${known.phoneExample}` })
      : t("With the country code, such as +44 …"),
  };
}

/** A warning for a postal code of an unusual format; '' if it looks right or the format is not known. */
export function postalCodeWarning(country: string, postalCode: string): string {
  const known = findFormat(country);
  const entered = postalCode.replace(/\s/g, "").toUpperCase();
  if (!known || entered === "" || known.postalPattern.test(entered)) return "";
  return t("{postalName}s there look like {postalExample}. Is this one right?", {
    postalName: postalNameOf(known.postalName),
    postalExample: known.postalExample,
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
    const [min, max] = known.phoneDigits;
    const ownDigits = (isInternational ? digits.slice(known.dialCode.length) : digits).replace(/^0/, "");
    // A dial code without + looks like the first digits of the number.
    const mayHaveDialCode = !isInternational && digits.startsWith(known.dialCode);
    const counts = [ownDigits.length, ...(mayHaveDialCode ? [digits.length - known.dialCode.length] : [])];
    return counts.some((count) => count >= min && count <= max) ? "" : warning;
  }
  return digits.length >= 7 && digits.length <= 15 ? "" : warning;
}
