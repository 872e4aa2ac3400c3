/** A text without any character outside of these shows nothing: blanks, controls, characters without a shape, the blank Braille cell. */
const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const BLANK_START = /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]+/u;
const BLANK = /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]$/u;
/** They end a character: the colour of a heart, the letters of a flag. */
const SELECTOR = /^\p{Variation_Selector}$|^[\u{e0020}-\u{e007f}]$/u;
const JOINER = /^[\u200c\u200d]$/;
const MARK = /^\p{M}$/u;

/**
 * The one rule by which texts of requests are trimmed: what is blank at either end goes, by Unicode (U+00A0, U+3000, U+FEFF and
 * characters of no width among it), and a text that shows nothing is empty. Inside a text nothing changes: joiners and selectors that
 * scripts of India and emoji need stay, also at the end, where a joiner follows a mark (as a Malayalam chillu is written).
 */
export function trimText(text: string): string {
  if (!VISIBLE.test(text)) return "";
  let end = text.length;
  for (;;) {
    const last = lastCharacter(text, end);
    if (!BLANK.test(last) || SELECTOR.test(last)) break;
    if (JOINER.test(last) && MARK.test(lastCharacter(text, end - last.length))) break;
    end -= last.length;
  }
  return text.slice(0, end).replace(BLANK_START, "");
}

/** Each line of a text trimmed by `trimText`, and none that shows nothing. */
export const trimLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map(trimText)
    .filter(Boolean)
    .join("\n");

/** The character that ends at `end`, of two code units where it is a pair. A pattern bound to the end would take the square of the time. */
function lastCharacter(text: string, end: number): string {
  const pair = text.slice(Math.max(0, end - 2), end);
  return (pair.codePointAt(0) ?? 0) > 0xffff ? pair : text.slice(Math.max(0, end - 1), end);
}
