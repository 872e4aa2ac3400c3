/**
 * A code as it was made, however somebody typed or copied it: full-width letters and digits of an Asian keyboard are the plain ones,
 * and blanks, dashes, the full stop of the sentence it stood in and characters of no width are no part of any code. A line below (`_`)
 * is none of these: no code has one, and who types it means something else.
 */
export const typedCode = (text: string): string =>
  text.normalize("NFKC").replace(/[\s\p{Pd}\p{Po}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Cf}\u2212]/gu, "");
