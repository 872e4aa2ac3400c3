/** Shorter beginnings lie close to everything. */
const FEWEST_LETTERS = 4;
/** From here on a letter may be wrong or too many, not only missing or out of its place. */
const FEWEST_FOR_ANY = 5;
const FEWEST_FOR_TWO = 6;

/**
 * Whether `word` begins with what `typed` was meant to be, one typing error in it: a letter left out (`botl` on the way
 * to `bottle`), two that changed places, and in longer ones a wrong or an additional letter. The first letter is right.
 */
export function beginsWithError(word: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === 0 || at === typed.length || typed.length < FEWEST_LETTERS || /\d/.test(typed)) return false;
  const goesOn = (typedAt: number, wordAt: number) => word.startsWith(typed.slice(typedAt), wordAt);
  if (goesOn(at, at + 1)) return true;
  if (typed[at] === word[at + 1] && typed[at + 1] === word[at] && goesOn(at + 2, at + 2)) return true;
  const isLast = at === typed.length - 1; // as good as any beginning without it
  return typed.length >= FEWEST_FOR_ANY && !isLast && (goesOn(at + 1, at + 1) || goesOn(at + 1, at));
}

/** Whether `typed` is the whole `word`, two letters left out: `notbok` is `notebook`. */
export function lacksTwo(word: string, typed: string): boolean {
  if (typed.length < FEWEST_FOR_TWO || word.length !== typed.length + 2 || typed[0] !== word[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at += 1;
  return at === typed.length;
}
