import { randomInt } from "node:crypto";
import type { Db } from "../../server/db/database.ts";
import { writeCode } from "./code.store.ts";
import { codeHash } from "./code-hash.ts";

/**
 * Makes the six digits that a mail is about to carry; only their hash is stored. Each call makes new ones, the earlier
 * are dead. Null when a newer code was asked for since `askedAt`, or this one has been used: then none is to be mailed.
 */
export async function makeCode(
  db: Db,
  { userId, askedAt, now }: { userId: number; askedAt: Date; now: Date },
): Promise<string | null> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const isNewest = await writeCode(db, { userId, askedAt, codeHash: codeHash(userId, code), now });
  return isNewest ? code : null;
}
