import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { namedCurrency } from "../../platform/money/base-money.ts";
import { currencySymbol, currencyUnits } from "../../platform/money/currency-symbol.ts";
import { plainDecimal } from "../../platform/money/money.ts";
import { roundMoneyText } from "../../platform/money/money-text.ts";

/** The parsed value of a cell, or a message that says what is wrong with it. */
export type ParsedCell<T> = { readonly value: T } | { readonly wrong: StaffText };

const HIGHEST_PRICE = 1_000_000;
/** `149,-`, `149:-`, `149.–` and India's `149/-` say that there are no decimals. */
const NO_DECIMALS = /(?<=\d)[.,:/][-–—]{1,2}$/;

/**
 * Parses a price to whole hundredths, in the forms that people and spreadsheets write: `1299.5`, `₹1,29,900.00`,
 * `1299.5 EUR`, and `1299,50` or `1.299,50` with a decimal comma. `1.299` is refused: it may be either. It parses the digits as text, because a floating-point number would not
 * be exact.
 */
export function parsePaise(cell: string, baseCurrency: string): ParsedCell<number> {
  const bare = withoutCurrency(cell, baseCurrency)
    .replace(/[\s\u00A0\u202F]/g, "")
    .replace(NO_DECIMALS, "");
  if (bare === "") return { wrong: staffText`The price is missing.` };
  if (bare.startsWith("-")) return { wrong: staffText`A price is never below 0.` };
  const [otherCurrency] = /^[A-Z]{3}(?=\d)|(?<=\d)[A-Z]{3}$/.exec(bare) ?? [];
  if (otherCurrency)
    return { wrong: staffText`This price is in ${otherCurrency}, and the store counts in ${baseCurrency}.` };
  const plain = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(bare);
  const grouped = /^(\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,2}))?$/.exec(bare);
  const dotted = /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/.exec(bare);
  const [, whole, fraction = ""] = plain ?? grouped ?? dotted ?? [];
  if (whole === undefined)
    return {
      wrong: staffText`Write a price in ${currencyUnits(baseCurrency)} with at most two decimals, such as 1299.50.`,
    };
  const paise = Number(whole.replaceAll(/[,.]/g, "")) * 100 + Number(fraction.padEnd(2, "0"));
  if (paise > HIGHEST_PRICE * 100)
    return {
      wrong: staffText`A price is at most ${roundMoneyText(HIGHEST_PRICE * 100, namedCurrency(baseCurrency), "en")}.`,
    };
  return { value: paise };
}

/** The cell without the symbol or code of the base currency, in front or behind. */
function withoutCurrency(cell: string, baseCurrency: string): string {
  const names = [
    baseCurrency,
    currencySymbol(baseCurrency),
    ...(baseCurrency === "INR" ? ["rs.", "rs"] : []),
  ];
  const lower = cell.toLowerCase();
  const name = names.find((each) => lower.startsWith(each.toLowerCase()));
  if (name) return cell.slice(name.length);
  const last = names.find((each) => lower.endsWith(each.toLowerCase()));
  return last ? cell.slice(0, -last.length) : cell;
}

/** `129950` gives `1299.50`. */
export const formatHundredths = (paise: number | null): string => (paise === null ? "" : plainDecimal(paise));

/** Parses a whole number from 0 to `max`; `wrong` says what is expected. Spreadsheets may write 1200 as `1,200` or `1200.00`. */
export function parseWholeNumber(cell: string, max: number, wrong: StaffText): ParsedCell<number> {
  const bare = cell.replace(/[\s\u00A0\u202F]/g, "");
  const digits = /^(\d{1,10}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.0{1,2})?$/.exec(bare)?.[1]?.replaceAll(",", "");
  const value = digits === undefined ? Number.NaN : Number(digits);
  return value <= max ? { value } : { wrong };
}

/** As programs write it, and people in the languages of files that we know. */
const yes: ReadonlySet<string> = new Set(["yes", "y", "ja", "true", "1"]);
const no: ReadonlySet<string> = new Set(["no", "n", "nein", "nei", "false", "0"]);

export function parseYesNo(cell: string): ParsedCell<boolean> {
  if (yes.has(cell.toLowerCase())) return { value: true };
  if (no.has(cell.toLowerCase())) return { value: false };
  return { wrong: staffText`Write yes or no.` };
}

export const formatYesNo = (is: boolean): string => (is ? "yes" : "no");

/** The parts between commas, semicolons or line ends, without empty parts. */
export const parseList = (cell: string): string[] =>
  cell
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

const escapeCharacters = (text: string, characters: RegExp): string =>
  text.replace(characters, (sign) => (sign === "\n" ? "\\n" : `\\${sign}`));
const plain = (text: string): string =>
  text.replace(/\\([\s\S])/g, (_, sign: string) => (sign === "n" ? "\n" : sign));

/**
 * Pairs of name and value, one per line: `Volume: 400 ml`. A colon in a name and a backslash are escaped by a
 * backslash.
 */
export const formatPairs = (pairs: readonly { readonly name: string; readonly value: string }[]): string =>
  pairs
    .map(({ name, value }) => `${escapeCharacters(name, /[\\:\n]/g)}: ${escapeCharacters(value, /[\\\n]/g)}`)
    .join("\n");

export function parsePairs(cell: string): ParsedCell<{ name: string; value: string }[]> {
  const lines = cell.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  const pairs = lines.map((line) => /^((?:[^\\:]|\\[\s\S])+):([\s\S]*)$/.exec(line));
  const broken = pairs.findIndex((pair) => !pair?.[2]?.trim());
  if (broken >= 0)
    return { wrong: staffText`Write each row as 'Name: value', not '${lines[broken]?.slice(0, 60) ?? ""}'.` };
  return {
    value: pairs.map((pair) => ({
      name: plain(pair?.[1] ?? "").trim(),
      value: plain(pair?.[2] ?? "").trim(),
    })),
  };
}

/** The rows of a specification, within what the editor takes. */
export function parseSpecification(cell: string): ReturnType<typeof parsePairs> {
  const parsed = parsePairs(cell);
  if ("wrong" in parsed) return parsed;
  if (parsed.value.length > 60) return { wrong: staffText`At most 60 rows fit here.` };
  return parsed.value.some(({ name, value }) => name.length > 80 || value.length > 300)
    ? { wrong: staffText`A name has at most 80 characters, a value 300.` }
    : parsed;
}
