/** What measures are shown in. Staff write centimetres. */
export type LengthUnit = "cm" | "in";

const CENTIMETRES_IN_AN_INCH = 2.54;

/** The countries whose people measure clothes in inches. */
const inchCountries = new Set(["US", "LR", "MM"]);

/** The unit that a browser's reader expects, by the country of its first language that names one: `en-US` reads inches. */
export function usualUnit(languages: readonly string[]): LengthUnit {
  const regions = languages.flatMap((tag) => {
    try {
      return new Intl.Locale(tag).region ?? [];
    } catch {
      return []; // some browsers send tags that are none
    }
  });
  return inchCountries.has(regions[0] ?? "") ? "in" : "cm";
}

const unitWord = /\bcm\b/;

/** Whether a column's heading says that its measures are in centimetres. */
export const isInCentimetres = (column: string): boolean => unitWord.test(column);

export const headingIn = (column: string, unit: LengthUnit): string => column.replace(unitWord, unit);

/** A cell of centimetres in the unit: each number in it, `92` or `92-97`, to the tenth of an inch as a page's language writes it. */
export function measureIn(cell: string, unit: LengthUnit, language: string): string {
  if (unit === "cm") return cell;
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return cell.replace(/\d+(?:[.,]\d+)?/g, (number) =>
    format.format(Number(number.replace(",", ".")) / CENTIMETRES_IN_AN_INCH),
  );
}
