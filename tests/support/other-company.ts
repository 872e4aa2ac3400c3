/** Words that only the demo's company, country and currency would bring into another company's store. */
export const OTHER_COMPANY = /ledgerline|craftloom|indian?\b|mumbai|₹|(?<!figtree-)rupee|\bINR\b/i;

/** Where such a word stands in a text, with its surroundings; empty when there is none. */
export const otherWords = (path: string, text: string): string[] => {
  const match = OTHER_COMPANY.exec(text);
  return match ? [`${path}: ${text.slice(Math.max(0, match.index - 60), match.index + 40)}`] : [];
};
