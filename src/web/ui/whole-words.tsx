import type { ReactElement } from "react";

/**
 * A word of 16 characters or more; one of at most 10 with a hyphen, as a longer one would not fit on a narrow card; the number
 * of an order; a measure with its unit.
 */
const word =
  /(\S{16,}|(?<!\S)(?:(?=\S*-)\S{1,10}(?!\S)|[A-Z\d]+-[A-Z\d-]+\.?(?!\S)|\d{1,4} \p{L}{1,2}(?!\p{L})))/u;

/**
 * A text whose words stay on one line: a browser breaks after a hyphen ("T-shirt", "USB-C", "5-7"), and between "450" and "ml". Only a word of 16
 * characters or more may be broken anywhere, where no syllable is known. The text itself is unchanged for who copies,
 * searches or hears it. Nothing else may be in its element.
 */
export function wholeWords(text: string): string | ReactElement[] {
  const parts = text.split(word);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
    <span key={index} className={index % 2 ? lookOf(part) : undefined}>
      {part}
    </span>
  ));
}

const lookOf = (part: string): string => (part.length > 15 ? "wrap-anywhere" : "whitespace-nowrap");
