/** What a cell says, or why it cannot be. */
export type Said<T> = { readonly value: T } | { readonly wrong: string };

const HIGHEST_RUPEES = 1_000_000;

/**
 * A price as people and spreadsheets write it, as whole paise: `1299.5`, `₹1,29,900.00`, and `1299,50` where a comma is
 * the decimal sign. It is read sign by sign: no amount goes through a binary fraction.
 */
export function paiseOf(cell: string): Said<number> {
  const bare = cell.replace(/^(?:₹|rs\.?|inr)/i, "").replace(/[\s\u00A0\u202F]/g, "");
  if (bare === "") return { wrong: "The price is missing." };
  if (bare.startsWith("-")) return { wrong: "A price is never below 0." };
  const plain = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(bare);
  const grouped = /^(\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,2}))?$/.exec(bare);
  const [, whole, fraction = ""] = plain ?? grouped ?? [];
  if (whole === undefined)
    return { wrong: "Write a price in rupees with at most two decimals, such as 1299.50." };
  const paise = Number(whole.replaceAll(",", "")) * 100 + Number(fraction.padEnd(2, "0"));
  if (paise > HIGHEST_RUPEES * 100) return { wrong: "A price is at most ₹10,00,000." };
  return { value: paise };
}

/** `129950` is `1299.50`. */
export const rupeesText = (paise: number | null): string =>
  paise === null ? "" : `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, "0")}`;

/** A whole number from 0 to `most`, in digits; `1,200` and `1200.00` are how spreadsheets write 1200. */
export function wholeOf(cell: string, most: number, what: string): Said<number> {
  const bare = cell.replace(/[\s\u00A0\u202F]/g, "");
  const digits = /^(\d{1,10}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.0{1,2})?$/.exec(bare)?.[1]?.replaceAll(",", "");
  const value = digits === undefined ? Number.NaN : Number(digits);
  return value <= most
    ? { value }
    : { wrong: `${what} is a whole number from 0 to ${most.toLocaleString("en-IN")}.` };
}

export function yesOrNo(cell: string): Said<boolean> {
  if (/^(?:yes|y|true|1)$/i.test(cell)) return { value: true };
  if (/^(?:no|n|false|0)$/i.test(cell)) return { value: false };
  return { wrong: "Write yes or no." };
}

export const yesNoText = (is: boolean): string => (is ? "yes" : "no");

/** What stands between commas or semicolons, without what is empty. */
export const partsOf = (cell: string): string[] =>
  cell
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

const escaped = (text: string, signs: RegExp): string =>
  text.replace(signs, (sign) => (sign === "\n" ? "\\n" : `\\${sign}`));
const plain = (text: string): string =>
  text.replace(/\\([\s\S])/g, (_, sign: string) => (sign === "n" ? "\n" : sign));

/** Rows of a name and a value, a line each: `Volume: 400 ml`. A colon in a name and a backslash get a backslash. */
export const pairsText = (pairs: readonly { readonly name: string; readonly value: string }[]): string =>
  pairs.map(({ name, value }) => `${escaped(name, /[\\:\n]/g)}: ${escaped(value, /[\\\n]/g)}`).join("\n");

export function pairsOf(cell: string): Said<{ name: string; value: string }[]> {
  const lines = cell.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  const pairs = lines.map((line) => /^((?:[^\\:]|\\[\s\S])+):([\s\S]*)$/.exec(line));
  const broken = pairs.findIndex((pair) => !pair?.[2]?.trim());
  if (broken >= 0) return { wrong: `Write each row as 'Name: value', not '${lines[broken]?.slice(0, 60)}'.` };
  return {
    value: pairs.map((pair) => ({
      name: plain(pair?.[1] ?? "").trim(),
      value: plain(pair?.[2] ?? "").trim(),
    })),
  };
}
