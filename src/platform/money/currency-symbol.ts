const symbols = new Map<string, string>();

/** The symbol of a currency, such as `€`; its code where it has none of its own. At most eight characters. */
export function currencySymbol(currencyCode: string): string {
  const known = symbols.get(currencyCode);
  if (known !== undefined) return known;
  const symbol = findSymbol(currencyCode);
  symbols.set(currencyCode, symbol);
  return symbol;
}

const findSymbol = (currencyCode: string): string =>
  (
    new Intl.NumberFormat("en", {
      style: "currency",
      currency: currencyCode,
      currencyDisplay: "narrowSymbol",
    })
      .formatToParts(1)
      .find(({ type }) => type === "currency")?.value ?? currencyCode
  ).slice(0, 8);

/** The currency's name in the plural, in English unless another language is given: `Indian rupees`. */
export const currencyName = (currencyCode: string, language = "en"): string =>
  new Intl.NumberFormat(language, { style: "currency", currency: currencyCode, currencyDisplay: "name" })
    .formatToParts(2)
    .find(({ type }) => type === "currency")?.value ?? currencyCode;

/** The same in one word, for texts in which the country is clear: `rupees`. */
export const currencyUnits = (currencyCode: string): string =>
  currencyName(currencyCode).split(" ").at(-1) ?? currencyCode;
