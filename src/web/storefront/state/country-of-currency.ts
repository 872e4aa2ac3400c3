/** Where a visitor who chose this currency most likely is. Nothing for a currency that many countries share equally. */
const countries: Readonly<Record<string, string>> = {
  INR: "India",
  USD: "United States",
  GBP: "United Kingdom",
  AED: "United Arab Emirates",
  SGD: "Singapore",
  EUR: "Germany",
  JPY: "Japan",
  AUD: "Australia",
};

/** The delivery country that is chosen first: by the currency that the visitor chose, else the store's own. */
export function likelyCountry(
  choices: readonly string[],
  chosenCurrency: string | null,
  homeCountry: string,
): string {
  const likely = countries[chosenCurrency ?? ""];
  return likely !== undefined && choices.includes(likely) ? likely : homeCountry;
}
