/** The form in which headings are compared: `g:image_link`, `Image link` and `image link` are one, ö and ø are o. */
export const foldHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replace(/^g:/, "")
    .replace(/[^a-z0-9]/g, "");

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));
const WITH_TAX =
  /\b(?:incl|inkl|including|inklusive|inclusive of|with|mit|med)\b\.?\s*(?:mva|vat|tax|gst|mwst|ust|moms)\b\.?/i;

/** The currency that a heading names, as `Price NOK` or `Price (EUR)` do; undefined: none. */
export const currencyIn = (heading: string): string | undefined =>
  heading.match(/\b[A-Z]{3}\b/g)?.find((word) => currencies.has(word));

/**
 * A heading without its currency and without words for 'with tax', as prices have it in a store: `Price NOK incl. MVA` is `Price`.
 * `Price excl. VAT` stays as it is: nobody may take that for the price in the shop.
 */
export function withoutMoneyWords(heading: string): string {
  const currency = currencyIn(heading);
  const bare = currency ? heading.replace(new RegExp(`\\b${currency}\\b`), "") : heading;
  return bare.replace(WITH_TAX, "");
}

const UNIT =
  /(?:^|[^a-z])(?:in[^a-z]+)?(kg|kilo(?:gram)?m?s?|grams?|gramm|gr?|oz|ounces?|lbs?|pounds?)(?![a-z])/i;

/** The unit of weight that a heading names, as `Weight (kg)`, `weight_kg` and `Gewicht in kg/Stk.` do; undefined: none. */
export const unitIn = (heading: string): string | undefined => UNIT.exec(heading)?.[1];

/** `Gross weight (kg)` is `Gross weight`. A heading that is a unit alone stays. */
export const withoutUnit = (heading: string): string => {
  const at = UNIT.exec(heading)?.index ?? 0;
  return at > 0 ? heading.slice(0, at) : heading;
};
