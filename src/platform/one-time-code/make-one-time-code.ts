import { randomInt } from "node:crypto";
import type { UserId } from "../../contract/ids.ts";
import type { Db } from "../db/database.ts";
import { readCodeShape, storeCodeHash } from "./one-time-code.store.ts";
import { hashCode } from "./one-time-code-hash.ts";

export interface MailedCode {
  readonly code: string;
  /** The page of this store where whoever asked for it goes on. Null: none was said. */
  readonly returnPath: string | null;
}

/**
 * Makes the digits for a mail that is being written. Only their hash is stored. Each call makes a new
 * code and invalidates the one before. Returns null when a newer code was requested since `requestedAt`, or
 * this one was used: then no code may be mailed.
 */
export async function makeOneTimeCode(
  db: Db,
  { userId, requestedAt: askedAt, now }: { userId: UserId; requestedAt: Date; now: Date },
): Promise<MailedCode | null> {
  const { digits, returnPath } = await readCodeShape(db, userId);
  const code = String(randomInt(10 ** digits)).padStart(digits, "0");
  const isNewest = await storeCodeHash(db, {
    userId,
    requestedAt: askedAt,
    codeHash: hashCode(userId, code),
    now,
  });
  return isNewest ? { code, returnPath } : null;
}
