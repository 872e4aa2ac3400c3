import { countryCode } from "../country/country-code.ts";
import { type PostalAddress, postalLines } from "./postal-lines.ts";

/**
 * An address for a reader on a page, in a mail or on a document, without the name unless it is given. `country` is how the reader
 * calls it.
 */
export const shownAddress = (
  { recipientName = "", ...address }: PostalAddress & { readonly country: string },
  country: string = address.country,
): string[] => postalLines({ ...address, recipientName }, { code: countryCode(address.country), country });

/** The lines beside a name that is shown on its own. */
export const linesBelowName = (
  { address, recipientCity, region, postalCode, country }: PostalAddress & { readonly country: string },
  countryShown: string = country,
): string[] => shownAddress({ address, recipientCity, region, postalCode, country }, countryShown);
