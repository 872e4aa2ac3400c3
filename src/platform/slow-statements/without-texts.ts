/** A statement or plan without the texts in quotation marks, which could be somebody's. */
export const withoutTexts = (text: string): string =>
  text.replace(/'(?:[^']|'')*'/g, "'…'").replace(/\s*\n\s*/g, " ");
