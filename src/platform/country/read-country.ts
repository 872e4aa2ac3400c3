import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { codesNamed, englishCountryName, foldCountry, knownNames } from "./country-names.ts";

/** What a text says of a country. Codes are those of ISO 3166-1 with two letters. */
export type ReadCountry =
  | { readonly kind: "known"; readonly code: string }
  /** `Congo` and `Korea` are two countries each. */
  | { readonly kind: "ambiguous"; readonly codes: readonly string[] }
  /** With the countries of the closest names, for a person who chooses. */
  | { readonly kind: "unknown"; readonly proposals: readonly string[] };

/**
 * Reads a country by its code of two or three letters, its English, own or another common name, in any case, with or without dots,
 * blanks and accents: `IN`, `USA`, `U.S.A.`, `Deutschland`, `UAE`.
 */
export function readCountry(text: string): ReadCountry {
  const folded = foldCountry(text);
  const codes = codesNamed(folded);
  const [code, ...others] = codes;
  if (code && others.length === 0) return { kind: "known", code };
  if (code) return { kind: "ambiguous", codes };
  return { kind: "unknown", proposals: closest(folded) };
}

/** The code of a country; undefined where the text names none, or may name two. */
export function countryCodeOf(text: string): string | undefined {
  const read = readCountry(text);
  return read.kind === "known" ? read.code : undefined;
}

/** Whether two texts name one country, in whatever spelling; unread texts are compared as they are. */
export function isSameCountry(one: string, other: string): boolean {
  const code = countryCodeOf(one);
  return code === undefined ? foldCountry(one) === foldCountry(other) : code === countryCodeOf(other);
}

/** What to ask a person who wrote a country that cannot be read: `Did you mean Germany or Georgia?`. */
export function countryQuestion(text: string, read: Exclude<ReadCountry, { kind: "known" }>): StaffText {
  const names = (read.kind === "ambiguous" ? read.codes : read.proposals).map(englishCountryName);
  const [one, two, three] = names;
  if (read.kind === "ambiguous")
    return three
      ? staffText`'${text}' can mean ${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}.`
      : staffText`'${text}' can mean ${one ?? ""} or ${two ?? ""}.`;
  if (three)
    return staffText`'${text}' is no country that we know. Did you mean ${one ?? ""}, ${two ?? ""} or ${three}?`;
  if (two) return staffText`'${text}' is no country that we know. Did you mean ${one ?? ""} or ${two}?`;
  if (one) return staffText`'${text}' is no country that we know. Did you mean ${one}?`;
  return staffText`'${text}' is no country that we know.`;
}

const MAX_PROPOSALS = 3;

/** At most three countries whose names differ by a letter in four, the closest first. */
function closest(folded: string): readonly string[] {
  const max = Math.floor(folded.length / 4);
  if (max === 0) return [];
  const near = [...knownNames()]
    .filter((name) => Math.abs(name.length - folded.length) <= max && name.length > 3)
    .map((name) => ({ name, changes: changesBetween(folded, name) }))
    .filter(({ changes }) => changes <= max)
    .sort((a, b) => a.changes - b.changes);
  return [...new Set(near.flatMap(({ name }) => codesNamed(name)))].slice(0, MAX_PROPOSALS);
}

/** How many letters are added, left out or changed between two texts (Levenshtein). */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let index = 0; index < other.length; index += 1) {
      const changed = (row[index] ?? 0) + (other[index] === letter ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
