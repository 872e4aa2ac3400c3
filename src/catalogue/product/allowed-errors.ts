import { bits, LABELS } from "./entry-words.ts";

interface AllowedErrors {
  readonly edits: number;
  /** Bits of the fields. */
  readonly places: number;
  isAllowed(found: string): boolean;
}

/**
 * Which typing errors are allowed in this word. Short words are similar to each other: below 6 letters the
 * first letter must be right, and with 3 letters only one missing letter is allowed. A number must match
 * exactly.
 */
export function allowedErrors(word: string): AllowedErrors | null {
  const hasSameStart = (found: string) => found[0] === word[0];
  if (word.length < 3 || /\d/.test(word)) return null;
  if (word.length === 3) {
    return {
      edits: 1,
      places: bits.name | bits.keywords,
      isAllowed: (found) => found.length === 4 && hasSameStart(found),
    };
  }
  if (word.length < 6) return { edits: 1, places: LABELS, isAllowed: hasSameStart };
  return { edits: word.length > 7 ? 2 : 1, places: LABELS, isAllowed: () => true };
}
