import { createHash, timingSafeEqual } from "node:crypto";
import type { OccasionMember } from "../../../buying/occasion/occasion-eligibility.ts";
import type { StoreSettings } from "../../../contract/admin/settings.ts";
import { memberStatus } from "../../../people/member/member.ts";
import { keyedHashes, type SecretKeys } from "../../../platform/secret-key/sealed-text.ts";

/** Letters and figures that nobody mixes up in print: no 0 and O, no 1, I and L. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const CODE_LETTERS = 8; // 31^8: about 40 bits, and never enough alone
const TOKEN_MS = 2 * 60 * 60_000;

export type CardFact = StoreSettings["claimCardFact"];

/** A code of these random bytes, as it is printed: `K7QM-3XRT`. Undefined: too few of them are of use. */
export function cardCode(random: Uint8Array): string | undefined {
  const usable = 256 - (256 % ALPHABET.length); // above it the first letters would come more often
  const letters = [...random].filter((byte) => byte < usable).map((byte) => ALPHABET[byte % ALPHABET.length]);
  if (letters.length < CODE_LETTERS) return undefined;
  return `${letters.slice(0, 4).join("")}-${letters.slice(4, CODE_LETTERS).join("")}`;
}

const foldCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, "");

/** What a card is found by: with the present key first, then with those before it. */
export const cardHashes = (keys: SecretKeys, code: string): readonly Buffer[] =>
  keyedHashes(keys, foldCode(code), "claim card");

/** Until when the token of a card works that was typed right now: long enough to fill in the form. */
export const cardTokenEnd = (now: Date): Date => new Date(now.getTime() + TOKEN_MS);

/** What HR knows of a member. `today` is the day at their office. Null: HR does not know it. */
export const factOf = (
  fact: CardFact,
  { hrId, employments, today }: Pick<OccasionMember, "employments"> & { hrId: string | null; today: string },
): string | null => (fact === "employee_number" ? hrId : memberStatus(employments, today).startOn);

/** Whether the typed fact is the one that HR knows; letter case and spaces do not count. It takes as long for a wrong one. */
export function isSameFact(typed: string, known: string | null): boolean {
  const digest = (text: string) => createHash("sha256").update(foldCode(text)).digest();
  return timingSafeEqual(digest(typed), digest(known ?? "")) && known !== null;
}
