/**
 * Characters that fonts draw as nothing, though Unicode counts them as letters or symbols: Hangul fillers, the blank
 * Braille cell.
 */
const FILLS = /[\u115f\u1160\u3164\uffa0\u2800]|\u034f/g;
/** Characters without a shape: zero-width ones and those that turn the direction of text. The two joiners stay: scripts of India need them. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu;
/** A joiner that joins nothing. */
const LOOSE_JOINERS = /(?<!\p{L}|\p{M}|\p{So})[\u200c\u200d]+|[\u200c\u200d]+(?!\p{L}|\p{M}|\p{So})/gu;

/**
 * A text as it is seen, trimmed: without characters that have no shape and can make it look like another. Empty when nothing
 * can be seen. Line ends stay.
 */
export const visibleText = (text: string): string =>
  text.replace(FILLS, "").replace(UNSEEN, "").replace(LOOSE_JOINERS, "").trim();

/**
 * A typed name or number as one line of visible text. Control characters and runs of spaces become one space, and the ends
 * are trimmed. This keeps line breaks out of mail headers.
 */
export const toSingleLine = (text: string): string =>
  visibleText(text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")).replace(/ {2,}/g, " ");
