import { wellKnownPasswords } from "./password-rules-well-known.ts";

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;

export type PasswordProblem = "too_short" | "too_long" | "well_known";

/** Shown before submission, beside the field. */
export const passwordMessages: Readonly<Record<PasswordProblem, string>> = {
  too_short: "Use at least 8 characters.",
  too_long: "Use at most 256 characters.",
  well_known: "This password is one of the first that others try. Please choose another one.",
};

/** The usual disguises of letters. */
const disguises: Readonly<Record<string, string>> = {
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

const undisguised = (text: string): string => text.replace(/[@431!0$57]/g, (sign) => disguises[sign] ?? sign);

let known: Set<string> | undefined;

/** Counted in characters as a person counts them; no other rule of strength (specification 5 shows none). */
export function passwordProblem(password: string): PasswordProblem | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return "too_short";
  if (length > PASSWORD_MAX) return "too_long";
  return isWellKnown(password.toLowerCase().replace(/\s/g, "")) ? "well_known" : null;
}

/** As it stands, with its letters disguised, with up to five signs (a year, '123!') put at its end; or no effort at all. */
function isWellKnown(plain: string): boolean {
  known ??= new Set(wellKnownPasswords.split(" "));
  const word = plain.replace(/[^a-z]{1,5}$/, "");
  return (
    [plain, undisguised(plain), word, undisguised(word)].some((text) => known?.has(text)) ||
    isShortBlockRepeated(plain) ||
    isOneRun(plain)
  );
}

/** 'aaaaaaaa', '12121212', 'testtest'. */
const isShortBlockRepeated = (text: string): boolean => /^(.{1,4}?)\1+$/su.test(text);

/** '12345678', 'hgfedcba': each character follows the one before, in one direction. */
function isOneRun(text: string): boolean {
  const codes = [...text].map((sign) => sign.charCodeAt(0));
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return Math.abs(steps[0] ?? 0) === 1 && new Set(steps).size === 1;
}
