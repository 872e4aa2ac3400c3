/** The locale whose grouping people of a base currency read: lakhs for rupees. */
export const localeOf = (baseCurrency: string): string => (baseCurrency === "INR" ? "en-IN" : "en");

/** A decimal amount of the base currency as its people write it: `₹1,29,900.00`, `€1,299.00`. Whole amounts keep no decimals. */
export const formatBase = (amount: number, baseCurrency: string): string =>
  new Intl.NumberFormat(localeOf(baseCurrency), {
    style: "currency",
    currency: baseCurrency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: 0,
  }).format(amount);
