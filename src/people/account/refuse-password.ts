import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { guessedForms, type PasswordProblem, passwordProblem } from "./password-rules.ts";

/** The shop shows these before submission too, beside the field, in words of its own (password-notices.ts). */
export const passwordMessages: Readonly<Record<PasswordProblem, StaffText>> = {
  too_short: staffText`Use at least 8 characters.`,
  too_long: staffText`Use at most 256 characters.`,
  well_known: staffText`This password is too common. Please choose another one.`,
};

/**
 * A word of the company, the store or the person counts from this length on. Shorter ones are in many good passwords.
 */
const OWN_WORD_MIN = 4;
/** A word on the list counts from this length on, where characters were added at its end. */
const COMMON_WORD_MIN = 6;

/**
 * Why the server refuses this password, as a text; undefined when it accepts it. Beyond the rules that the browser
 * shows: the long list of common ones, and passwords made of nothing but words that belong to the company, the store
 * or the person.
 */
export function refusePassword(password: string, ownTexts: readonly string[]): StaffText | undefined {
  const problem = passwordProblem(password);
  if (problem) return passwordMessages[problem];
  const forms = guessedForms(password);
  if (forms.some((form) => form.length >= COMMON_WORD_MIN && isCommonPassword(form)))
    return passwordMessages.well_known;
  if (forms.some((form) => isMadeOf(form, wordsOf(ownTexts))))
    return staffText`This password is made of the company's, the store's or your own name. Please choose another one.`;
  return undefined;
}

/** Longest first, so that "ledgerlines" is found before "ledger". */
const wordsOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => [text.replace(/[^\p{L}]/gu, ""), ...text.split(/[^\p{L}]+/u)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= OWN_WORD_MIN)
    .sort((a, b) => b.length - a.length);

/** Whether fewer than four letters are left when these words are taken out; digits and other characters do not count. */
function isMadeOf(form: string, words: readonly string[]): boolean {
  const letters = form.replace(/[^\p{L}]/gu, "");
  const rest = words.reduce((left, word) => left.replaceAll(word, ""), letters);
  return rest.length < letters.length && rest.length < OWN_WORD_MIN;
}
