import { createHash, timingSafeEqual } from "node:crypto";
import type { UserId } from "../../contract/ids.ts";
import { typedCode } from "./typed-code.ts";

/**
 * The stored form of a one-time code. It includes the person's id, so that two people with the same code have
 * different hashes.
 */
export const hashCode = (userId: UserId, code: string): Buffer =>
  createHash("sha256").update(`${userId}:${code}`).digest();

/** Compares in constant time. Null means that the code's mail is not written yet; then nothing matches. */
export function codeMatches(stored: Buffer | null, userId: UserId, code: string): boolean {
  return stored !== null && timingSafeEqual(stored, hashCode(userId, typedCode(code)));
}
