import { foldLetters } from "../../platform/language/fold-letters.ts";

/** In small letters and without accents: `Mütze` is `mutze`. */
export const foldCase = foldLetters;

/** Apostrophes and commas in numbers do not split a word: `children's` is one word, and so is `10,000`. */
const foldText = (text: string): string =>
  foldCase(text)
    .replace(/[’'`]/g, "")
    .replace(/(\d),(?=\d{3})/g, "$1");

/**
 * One form for singular and plural: `mugs` is `mug`, `pouches` is `pouch`, `tassen` is `tasse`. `diary` and `diaries` both
 * become `diarie`, not `diary`, so that `hoodi` is a beginning of both `hoodie` and `hoody`.
 */
function foldPlural(word: string): string {
  if (word.length < 4) return word;
  if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 5 && /[^aeiou]en$/.test(word)) return word.slice(0, -1);
  const one = /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
  return /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ie` : one;
}

/** The words of a text as they are written, each with its form in the search index. */
export const spellingsOf = (text: string): [folded: string, written: string][] =>
  (foldText(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .flatMap(splitUnspaced)
    .map((word) => [foldPlural(word), word]);

/** Scripts without spaces between words: a dictionary knows their words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
let segmenter: Intl.Segmenter | undefined;

function splitUnspaced(word: string): string[] {
  if (!unspaced.test(word)) return [word];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  return Array.from(segmenter.segment(word), ({ segment }) => segment);
}

/** The words of a text in the form of the search index: `T-shirts` gives `t` and `shirt`. */
export const wordsOf = (text: string): string[] => spellingsOf(text).map(([folded]) => folded);

/** Neighbouring words joined: `power bank` also gives `powerbank`, `t-shirt` gives `tshirt`. */
export const joinedPairs = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => (words[at] ?? "") + word);

/** All words that come from exchanging two neighbouring letters. */
export const transpositions = (word: string): string[] =>
  [...word].slice(1).flatMap((letter, at) => {
    const other = word.charAt(at);
    return other === letter ? [] : [word.slice(0, at) + letter + other + word.slice(at + 2)];
  });
