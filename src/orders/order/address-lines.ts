import { cityLine } from "../../platform/language/city-line.ts";
import { countryIn } from "../../platform/language/country-in.ts";
import type { Language } from "../../platform/language/language.ts";

/** A postal address as it is printed on a letter, without the name. */
export const addressLines = (
  address: {
    readonly address: string;
    readonly recipient_city: string;
    readonly region: string;
    readonly postal_code: string;
    readonly country: string;
  },
  language: Language = "en",
): string[] => [
  ...address.address.split("\n"),
  cityLine({ ...address, recipientCity: address.recipient_city, postalCode: address.postal_code }),
  countryIn(language, address.country),
];
