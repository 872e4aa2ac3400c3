const units: readonly (readonly [suffix: RegExp, unit: string])[] = [
  [/_paise$/, "hundredths of the store's base currency (paise, where it is rupees)"],
  [/_minor$/, "smallest unit of the currency in currency_code"],
  [/_grams$/, "grams"],
  [/_micros$/, "millionths"],
  [/basis_points$/, "hundredths of a percent"],
  [/(_at|^at|^visible_from|^visible_to)$/, "time, ISO 8601 in UTC"],
  [/_date$/, "day, ISO 8601"],
  [/_html$|^html$/, "HTML"],
];

/** The unit of a column, by its name. Empty: a text, a number of pieces or an id. */
export const unitOf = (column: string): string => units.find(([suffix]) => suffix.test(column))?.[1] ?? "";
