/** Shorter beginnings are similar to too many words. */
const MIN_LETTERS = 4;
/**
 * From this length on, a letter may also be wrong or extra. Below it, only missing or exchanged letters are
 * allowed.
 */
const MIN_LETTERS_FOR_ANY_ERROR = 5;
const MIN_LETTERS_FOR_TWO_ERRORS = 6;

/**
 * Whether `typed`, with one typing error corrected, is the beginning of `word`. The error is a missing letter
 * (`botl` for `bottle`), two exchanged letters or, in longer words, a wrong or an extra letter. The first
 * letter must be right.
 */
export function startsWithTypingError(word: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === 0 || at === typed.length || typed.length < MIN_LETTERS || /\d/.test(typed)) return false;
  const restMatches = (typedAt: number, wordAt: number) => word.startsWith(typed.slice(typedAt), wordAt);
  if (restMatches(at, at + 1)) return true;
  if (typed[at] === word[at + 1] && typed[at + 1] === word[at] && restMatches(at + 2, at + 2)) return true;
  const isLast = at === typed.length - 1; // without its last letter it would be a correct beginning
  return (
    typed.length >= MIN_LETTERS_FOR_ANY_ERROR &&
    !isLast &&
    (restMatches(at + 1, at + 1) || restMatches(at + 1, at))
  );
}

/** Whether `typed` is the whole `word` with two letters missing: `notbok` for `notebook`. */
export function missesTwoLetters(word: string, typed: string): boolean {
  if (typed.length < MIN_LETTERS_FOR_TWO_ERRORS || word.length !== typed.length + 2 || typed[0] !== word[0])
    return false;
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at += 1;
  return at === typed.length;
}

interface AllowedErrors {
  /** How many letters may be missing, extra or wrong. */
  readonly edits: number;
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
  if (word.length === 3) return { edits: 1, isAllowed: (found) => found.length === 4 && hasSameStart(found) };
  if (word.length < 6) return { edits: 1, isAllowed: hasSameStart };
  return { edits: word.length > 7 ? 2 : 1, isAllowed: () => true };
}
