/** The currencies that amounts can be stored in: those with two decimals. */
export const baseCurrencies = (): readonly string[] =>
  Intl.supportedValuesOf("currency").filter(
    (currency) =>
      new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ===
      2,
  );
