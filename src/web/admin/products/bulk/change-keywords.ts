const split = (words: string): string[] =>
  words
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The keywords of a product with some added at the end, once each, and others taken away. Case makes no difference. */
export function changeKeywords(keywords: string, added: string, removed: string): string {
  const remaining = split(keywords).filter((word) => !split(removed).some((each) => isSame(each, word)));
  const missing = split(added).filter((word) => !remaining.some((each) => isSame(each, word)));
  return [...remaining, ...missing].join(", ");
}
