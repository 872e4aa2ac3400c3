import { createElement as h, type ReactNode } from "react";

const day = String.raw`\b\d{1,2}\.? (?:Jan|Feb|Mar|Mär|Apr|May|Mai|Jun|Jul|Aug|Sep|Oct|Okt|Nov|Dec|Dez)\p{L}{0,6}\.?(?: \d{4}\b)?`;
const parts = [
  new RegExp(String.raw`(?:\b\d{1,2}\.? – )?${day}(?: – ${day})?`, "u"), // 28 Nov – 3 Dec, 4 – 10 Dec, 28. Nov. 2026
  /\+\d[\d ]{5,18}\d/, // a telephone number
  /\b\d{1,3} (?:to|bis) \d{1,3}\b/, // 3 to 5 working days
  /\b\d{1,3}(?:-\d{1,3})? (?:pieces?|Stück|working|days?|Tagen?|Werktagen?|hours?|Stunden?)\b/, // 1 piece, 5-7 days
  /\b\d[\d.,]{0,6} (?:%|(?:ml|mAh|mm|cm|kg|[glLmW])\b)/, // 1.5 m, 15 %
  /\b(?=[\w/-]{0,31}\d)\w{1,12}(?:[-/]\w{1,12}){1,5}/, // the number of an order or a return, a code
  /\b[A-Z]{2,4}(?:-[A-Z\d]{1,5}){2,4}\b/, // the number of an order that happens to have no digit
  /\b(?=\w{0,29}\d)\w{9,30}\b/, // an AWB number, a reference
  /\bT-\w{1,12}/, // T-shirt
];
const NUMBER = new RegExp(`(${parts.map(({ source }) => source).join("|")})`, "u");

/** Mail programs read no classes. */
const inline = { style: { whiteSpace: "nowrap" } } as const;

/** A text in which no number or code breaks across lines: people read them aloud and copy them. */
export const withUnbrokenNumbers = (
  text: string,
  look: { readonly className: string } | typeof inline = inline,
): ReactNode[] =>
  text.split(NUMBER).map((part, index) => (index % 2 ? h("span", { key: index, ...look }, part) : part));
