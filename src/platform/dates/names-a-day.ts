import { monthNamed } from "./month-names.ts";

const DIGITS = /\b\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b|\b\d{1,2}\/\d{1,2}\b|\b\d{1,2}\.\d{1,2}\.(?!\d)/;
const YEAR = /\b20\d{2}\b/;
/** Words by which people say a day that is to come. */
const LATER =
  /(?:^|\s)(?:until|till|effective|tomorrow|end of|next (?:week|month|year)|bis|zum|morgen|ende|nächste[rnms]?|fra og med|til og med|utgangen av|i morgen|neste)(?=$|\s|\d)/iu;

/** Whether a text has a day in it beside something else: `asha@example.com until 31 Dec`, `gone by 31/12`, `end of the year`. */
export function namesADay(text: string): boolean {
  const words = text.split(/[\s,;()]+/).filter((word) => word && !word.includes("@"));
  const rest = words.join(" ");
  const isMonth = (word = "") => monthNamed(word.replace(/[^\p{L}\p{M}]/gu, "")) !== undefined;
  const isNumber = (word = "") => /^\d{1,4}(?:st|nd|rd|th|\.)?$/.test(word);
  const hasMonth = words.some(
    (word, at) => isMonth(word) && (isNumber(words[at - 1]) || isNumber(words[at + 1])),
  );
  return DIGITS.test(rest) || YEAR.test(rest) || LATER.test(rest) || hasMonth;
}
