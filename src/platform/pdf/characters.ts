/** Joiners, direction marks and variation selectors: they shape their neighbours and have no look of their own. */
export const isInvisible = (character: string): boolean =>
  /^[\p{Default_Ignorable_Code_Point}\p{Cc}]+$/u.test(character);

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** What a reader sees as one character: a letter with its marks, a syllable, an emoji of several parts. */
export const splitIntoClusters = (text: string): string[] =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /^[\x00-\xff]*$/.test(text) ? [...text] : Array.from(graphemes.segment(text), ({ segment }) => segment);
