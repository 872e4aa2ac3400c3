import { isInvisible, splitIntoClusters } from "./characters.ts";
import { drawableRanges } from "./drawable-ranges.ts";

/** Whether the fonts of the documents have this character. */
function isDrawable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  let [low, high] = [0, drawableRanges.length / 2 - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (code < (drawableRanges[2 * middle] ?? 0)) high = middle - 1;
    else if (code > (drawableRanges[2 * middle + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return /\s/.test(character) || isInvisible(character);
}

const isAllDrawable = (text: string): boolean => [...text].every(isDrawable);

/**
 * A text as it is written: letters of another look (𝓜, ﬁ) become plain ones where no font has them. A character that no font
 * has is written as its number, which tells what it is; documents that are numbered from now on have none.
 */
function toDrawable(text: string): string {
  const composed = text.normalize("NFC");
  if (isAllDrawable(composed)) return composed;
  return splitIntoClusters(composed)
    .map((cluster) => {
      if (isAllDrawable(cluster)) return cluster;
      const plain = cluster.normalize("NFKC");
      return isAllDrawable(plain) ? plain : [...plain].map(orItsNumber).join("");
    })
    .join("");
}

const orItsNumber = (character: string): string =>
  isDrawable(character)
    ? character
    : `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;

/** The paragraphs of a text, with characters that can be drawn only. */
export const splitIntoParagraphs = (text: string): string[] =>
  toDrawable(text)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/[\p{Cc} ]+/gu, " ").trim());

/** The characters of a text that no document can show, each once. None: the text can be printed. */
export const unprintableCharacters = (text: string): string[] => [
  ...new Set(
    splitIntoClusters(text.normalize("NFC"))
      .filter((cluster) => !isAllDrawable(cluster))
      .flatMap((cluster) => [...cluster.normalize("NFKC")])
      .filter((character) => !isDrawable(character)),
  ),
];
