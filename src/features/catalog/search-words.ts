/** Said in a query, and nothing to look for. */
const smallWords: ReadonlySet<string> = new Set(
  "a an and any for from in me my of on or our some the to with without your".split(" "),
);

/** Apostrophes and the commas of numbers part no word: `children's` is one, and so is `10,000`. */
const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’'`]/g, "")
    .replace(/(\d),(?=\d{3})/g, "$1");

/**
 * One form for one and many: `mugs` is `mug`, `pouches` is `pouch`. `diary` and `diaries` are both `diarie`, and not
 * `diary`, so that whoever has typed `hoodi` on the way to `hoodie` has typed a beginning.
 */
export function singular(word: string): string {
  if (word.length < 4) return word;
  if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  const one = /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
  return /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ie` : one;
}

/** The words of a text as the index has them: `T-shirts` is `t`, `shirt`. */
export const wordsOf = (text: string): string[] =>
  (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);

/** More than anybody looks for at once: the rest of a longer query is not read. */
const MOST_LETTERS = 200;
const MOST_WORDS = 10;

/** The words of a query without those that say nothing; all of them when there are no others. */
export function wordsAsked(term: string): string[] {
  const all = wordsOf(term.slice(0, MOST_LETTERS));
  const telling = all.filter((word) => !smallWords.has(word));
  return (telling.length ? telling : all).slice(0, MOST_WORDS);
}

/** Neighbours written as one: `power bank` is `powerbank` too, `t-shirt` is `tshirt`. */
export const joinedPairs = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => (words[at] ?? "") + word);

/** What was meant if two neighbouring letters changed places. */
export const swapped = (word: string): string[] =>
  [...word].slice(1).flatMap((letter, at) => {
    const other = word.charAt(at);
    return other === letter ? [] : [word.slice(0, at) + letter + other + word.slice(at + 2)];
  });
