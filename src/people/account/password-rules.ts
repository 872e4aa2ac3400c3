import { wellKnownPasswords } from "./well-known-passwords.ts";

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 256;

export type PasswordProblem = "too_short" | "too_long" | "well_known";

/** Characters that people commonly use in place of letters. */
const letterReplacements: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** The word that others would try: in lower case, without blanks, as typed and with its letters restored, and without what was added at its end. */
export function guessedForms(password: string): readonly string[] {
  const lowerCase = password.toLowerCase().replace(/\s/g, "");
  const word = lowerCase.replace(/[^a-z]{1,5}$/, "");
  return [lowerCase, withLettersRestored(lowerCase), word, withLettersRestored(word)];
}

const withLettersRestored = (text: string): string =>
  text.replace(/[@431!0$57]/g, (character) => letterReplacements[character] ?? character);

let wellKnownSet: Set<string> | undefined;

/**
 * The length is counted in Unicode characters, as a person counts them. There is no other rule of strength:
 * specification 5 shows none.
 */
export function passwordProblem(password: string): PasswordProblem | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return "too_short";
  if (length > PASSWORD_MAX) return "too_long";
  return isWellKnown(password) ? "well_known" : null;
}

/**
 * Well known means on the list: as typed, with replaced letters ('p@ssw0rd'), or with up to five characters
 * added at the end (a year, '123!'). A repeated block or a sequence counts as well known too.
 */
function isWellKnown(password: string): boolean {
  wellKnownSet ??= new Set(wellKnownPasswords.split(" "));
  const forms = guessedForms(password);
  const [lowerCase = ""] = forms;
  return forms.some((text) => wellKnownSet?.has(text)) || isRepeatedBlock(lowerCase) || isSequence(lowerCase);
}

/** 'aaaaaaaa', '12121212', 'testtest'. */
const isRepeatedBlock = (text: string): boolean => /^(.{1,4}?)\1+$/su.test(text);

/** '12345678', 'hgfedcba': each character code follows the one before, in one direction. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.charCodeAt(0));
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return Math.abs(steps[0] ?? 0) === 1 && new Set(steps).size === 1;
}
