/** How addresses and numbers look in one country: said beside the field, never a reason to refuse. */
interface CountryWays {
  readonly dialCode: string;
  /** A number as people there write it, after the dial code. */
  readonly phoneLike: string;
  /** Least and most digits after the dial code. */
  readonly phoneDigits: readonly [number, number];
  readonly postalName: string;
  readonly postalLike: string;
  /** Without spaces, in capitals. */
  readonly postal: RegExp;
  readonly isPostalNumeric: boolean;
}

const ways = (
  dialCode: string,
  phoneLike: string,
  phoneDigits: readonly [number, number],
  postalName: string,
  postalLike: string,
  postal: RegExp,
  isPostalNumeric = true,
): CountryWays => ({
  dialCode,
  phoneLike,
  phoneDigits,
  postalName,
  postalLike,
  postal,
  isPostalNumeric,
});

/** The countries the demo store delivers to by name; any other is met without hints. */
const countries: Readonly<Record<string, CountryWays>> = {
  India: ways("91", "98200 12345", [10, 10], "PIN Code", "400001", /^[1-9]\d{5}$/),
  "United States": ways("1", "415 555 0132", [10, 10], "ZIP Code", "94103", /^\d{5}(-?\d{4})?$/),
  "United Kingdom": ways(
    "44",
    "7700 900123",
    [9, 10],
    "Postcode",
    "SW1A 1AA",
    /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
    false,
  ),
  "United Arab Emirates": ways("971", "50 123 4567", [8, 9], "Postal Code", "", /^/),
  Singapore: ways("65", "8123 4567", [8, 8], "Postal Code", "018956", /^\d{6}$/),
  Germany: ways("49", "1512 3456789", [5, 13], "Postal Code", "10115", /^\d{5}$/),
  Japan: ways("81", "90 1234 5678", [9, 10], "Postal Code", "100-0001", /^\d{3}-?\d{4}$/),
  Australia: ways("61", "412 345 678", [9, 9], "Postcode", "2000", /^\d{4}$/),
};

const find = (country: string): CountryWays | undefined =>
  Object.hasOwn(countries, country) ? countries[country] : undefined;

export interface AddressHelp {
  readonly postalLabel: string;
  readonly postalHint: string;
  readonly postalInputMode: "numeric" | "text";
  readonly phoneHint: string;
}

/** The words and the keyboard for one country's fields. */
export function addressHelp(country: string): AddressHelp {
  const known = find(country);
  return {
    postalLabel: known?.postalName ?? "Postal Code",
    postalHint: !known ? "" : known.postalLike ? `Like ${known.postalLike}` : "Not used there.",
    postalInputMode: known?.postalLike && known.isPostalNumeric ? "numeric" : "text",
    phoneHint: known ? `Like +${known.dialCode} ${known.phoneLike}` : "With the country code, like +44 …",
  };
}

/** A doubt about a postal code that is not written as that country's are; '' where there is none, or none is known. */
export function postalDoubt(country: string, postalCode: string): string {
  const known = find(country);
  const written = postalCode.replace(/\s/g, "").toUpperCase();
  if (!known || written === "" || known.postal.test(written)) return "";
  return `${known.postalName}s there look like ${known.postalLike}. Is this one right?`;
}

/** A doubt about a number nobody there could be reached on; '' where there is none. Numbers abroad are fine. */
export function phoneDoubt(country: string, phone: string): string {
  const text = phone.trim();
  if (text === "") return "";
  const doubt = "This number looks too short or too long. Is it right?";
  const isAbroadWay = /^(\+|00)/.test(text);
  const digits = text.replace(/\D/g, "").replace(/^00/, "");
  const known = find(country);
  if (known && (!isAbroadWay || digits.startsWith(known.dialCode))) {
    const [least, most] = known.phoneDigits;
    const ownDigits = (isAbroadWay ? digits.slice(known.dialCode.length) : digits).replace(/^0/, "");
    // Without its plus a dial code looks like digits of the number.
    const isWritten = !isAbroadWay && digits.startsWith(known.dialCode);
    const counts = [ownDigits.length, ...(isWritten ? [digits.length - known.dialCode.length] : [])];
    return counts.some((count) => count >= least && count <= most) ? "" : doubt;
  }
  return digits.length >= 7 && digits.length <= 15 ? "" : doubt;
}
