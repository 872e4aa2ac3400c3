/** The paragraphs of what staff wrote: empty lines part them. */
export const paragraphsOf = (words: string): string[] =>
  words
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean);
