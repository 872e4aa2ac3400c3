import type { Db, Trx } from "../../server/db/database.ts";
import { CODE_LIFE_MS, CODE_TRIES } from "./one-time-code.ts";

const codeColumns = ["asked_at", "code_hash", "expires_at", "tries_left", "spent_at"] as const;

/** A person's newest code, as it is at this moment. */
export function readCode(db: Db, userId: number) {
  return db.selectFrom("one_time_codes").select(codeColumns).where("user_id", "=", userId).executeTakeFirst();
}
export type CodeRow = NonNullable<Awaited<ReturnType<typeof readCode>>>;

/** The same, held until the transaction ends. Take the person's own row first (lockPerson). */
export function lockCode(trx: Trx, userId: number): Promise<CodeRow | undefined> {
  return trx
    .selectFrom("one_time_codes")
    .select(codeColumns)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
}

/** A new code is asked for: whatever was sent before is dead. The code itself is made when its mail is written. */
export async function replaceCode(trx: Trx, userId: number, now: Date): Promise<void> {
  const fresh = {
    asked_at: now,
    code_hash: null,
    expires_at: new Date(now.getTime() + CODE_LIFE_MS),
    tries_left: CODE_TRIES,
    spent_at: null,
  };
  await trx
    .insertInto("one_time_codes")
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(fresh))
    .execute();
}

/**
 * Writes the hash of a code that was just made, with its whole life and all its tries; false when a newer code was
 * asked for since `askedAt`, or this one has been used.
 */
export async function writeCode(
  db: Db,
  code: { userId: number; askedAt: Date; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("one_time_codes")
    .set({
      code_hash: code.codeHash,
      expires_at: new Date(code.now.getTime() + CODE_LIFE_MS),
      tries_left: CODE_TRIES,
    })
    .where("user_id", "=", code.userId)
    .where("asked_at", "=", code.askedAt)
    .where("spent_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countWrongGuess(trx: Trx, userId: number): Promise<void> {
  await trx
    .updateTable("one_time_codes")
    .set((eb) => ({ tries_left: eb("tries_left", "-", 1) }))
    .where("user_id", "=", userId)
    .execute();
}

export async function spendCode(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx.updateTable("one_time_codes").set({ spent_at: now }).where("user_id", "=", userId).execute();
}

export async function deleteOldCodes(db: Db, endedBefore: Date): Promise<void> {
  await db.deleteFrom("one_time_codes").where("expires_at", "<", endedBefore).execute();
}
