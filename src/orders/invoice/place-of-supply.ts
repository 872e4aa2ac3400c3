import { countryIn } from "../../platform/country/country-in.ts";
import { t } from "../../platform/language/t.ts";

const OUTSIDE = "Outside India: ";

/** The place of supply of an export under GST, as a document stores it: `Outside India: Germany`. */
export const placeOutsideIndia = (country: string): string => `${OUTSIDE}${country}`;

/** A place of supply as a document in this language prints it. States of India are written as the law has them. */
export const placeOfSupplyIn = (language: string, place: string): string =>
  place.startsWith(OUTSIDE)
    ? t("Outside India: {country}", { country: countryIn(language, place.slice(OUTSIDE.length)) })
    : place;
