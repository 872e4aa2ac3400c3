/**
 * A typed name or number as one line. Control characters and runs of spaces become one space, and the ends
 * are trimmed. This keeps line breaks out of mail headers.
 */
export const toSingleLine = (text: string): string =>
  text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
