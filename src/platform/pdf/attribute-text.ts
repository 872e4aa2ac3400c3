/**
 * For a glyph without a text of its own, such as the dot of ب: the word joiner changes no word that it stands in. Readers that
 * find no text at all show the glyph's number. `ActualText`, which the format has for this, tears words apart in some of them.
 */
const JOINER = "\u2060";

/**
 * What each glyph of a text is copied and read out as, in the order in which they are drawn. HarfBuzz tells where in the text each
 * was made from (`places`). Glyphs that were made from the same characters share these in the order of reading; the last one has
 * what is left.
 */
export function attributeText(text: string, places: readonly number[], isRightToLeft: boolean): string[] {
  const partOf = splitAt(text, [...new Set(places)]);
  const texts: string[] = [];
  while (texts.length < places.length) {
    const place = places[texts.length] ?? 0;
    const count = places.lastIndexOf(place) + 1 - texts.length;
    const shared = share(partOf.get(place) ?? "", count);
    texts.push(...(isRightToLeft ? shared.reverse().map(turnAround) : shared));
  }
  return texts;
}

/** Readers turn a word from right to left around character by character, also those of one glyph. */
const turnAround = (text: string): string => [...text].reverse().join("");

/** The part of a text from each place to the next. */
function splitAt(text: string, places: readonly number[]): ReadonlyMap<number, string> {
  const ascending = places.toSorted((one, other) => one - other);
  return new Map(ascending.map((place, at) => [place, text.slice(at === 0 ? 0 : place, ascending[at + 1])]));
}

function share(part: string, count: number): string[] {
  const characters = [...part];
  return Array.from({ length: count }, (_, at) =>
    at === count - 1 ? characters.slice(at).join("") || JOINER : (characters[at] ?? JOINER),
  );
}
