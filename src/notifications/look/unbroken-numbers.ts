import { createElement as h, type ReactNode } from "react";
import { dateLocale } from "../../platform/calendar/date-locale.ts";
import { language } from "../../platform/language/t.ts";

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));

/** The names of the months as they stand in a date, long and short; none in a language that has figures for them. */
const monthsIn = (tag: string): string[] => {
  const names = (["long", "short"] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(dateLocale(tag), { day: "numeric", month, timeZone: "UTC" });
    return MONTHS.map((day) => format.formatToParts(day).find(({ type }) => type === "month")?.value ?? "");
  });
  return [...new Set(names)].map((name) => name.replace(/\.$/, "")).filter((name) => /^\p{L}/u.test(name));
};

/** A date with a day before its month: 28 Nov – 3 Dec, 4 – 10 Dec, 28. Nov. 2026. */
const datesIn = (tag: string): string[] => {
  const months = monthsIn(tag).sort((one, other) => other.length - one.length);
  if (months.length === 0) return [];
  const day = String.raw`\b\d{1,2}\.? (?:${months.join("|")})(?!\p{L})\.?(?: \d{4}\b)?`;
  return [String.raw`(?:\b\d{1,2}\.? – )?${day}(?: – ${day})?`];
};

const parts = [
  /\+\d[\d ]{5,18}\d/, // a telephone number
  /\b\d{1,3} \p{L}{1,4} \d{1,3}\b/u, // 3 to 5 working days
  /\b\d{1,3}(?:-\d{1,3})? \p{L}{1,12}(?!\p{L})/u, // 1 piece, 5-7 days
  /\b\d[\d.,]{0,6} (?:%|(?:ml|mAh|mm|cm|kg|[glLmW])\b)/, // 1.5 m, 15 %
  /\b(?=[\w/-]{0,31}\d)\w{1,12}(?:[-/]\w{1,12}){1,5}/, // the number of an order or a return, a code
  /\b[A-Z]{2,4}(?:-[A-Z\d]{1,5}){2,4}\b/, // the number of an order that happens to have no digit
  /\b(?=\w{0,29}\d)\w{9,30}\b/, // an AWB number, a reference
  /\bT-\w{1,12}/, // T-shirt
].map(({ source }) => source);

const numbers = new Map<string, RegExp>();

function numbersIn(tag: string): RegExp {
  const known = numbers.get(tag);
  if (known) return known;
  const made = new RegExp(`(${[...datesIn(tag), ...parts].join("|")})`, "u");
  numbers.set(tag, made);
  return made;
}

/** Mail programs read no classes. */
const inline = { style: { whiteSpace: "nowrap" } } as const;

/** A text of the current language in which no number or code breaks across lines: people read them aloud and copy them. */
export const withUnbrokenNumbers = (
  text: string,
  look: { readonly className: string } | typeof inline = inline,
): ReactNode[] =>
  text
    .split(numbersIn(language()))
    .map((part, index) => (index % 2 ? h("span", { key: index, ...look }, part) : part));
