import { createHash, timingSafeEqual } from "node:crypto";

/** The stored form of a one-time code: bound to the person, so that one person's code says nothing of another's. */
export const codeHash = (userId: number, code: string): Buffer =>
  createHash("sha256").update(`${userId}:${code}`).digest();

/** Compared in constant time. A code whose mail has not been written yet (null) equals nothing. */
export function isCode(stored: Buffer | null, userId: number, code: string): boolean {
  return stored !== null && timingSafeEqual(stored, codeHash(userId, code.replace(/\s/g, "")));
}
