import { sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../db/database.ts";
import { CODE_DIGITS, CODE_LIFE_MS, CODE_TRIES } from "./one-time-code.ts";

const codeColumns = ["asked_at", "code_hash", "expires_at", "tries_left", "spent_at"] as const;

/** A person's newest code, read without a lock. */
export function findCode(db: Db, userId: UserId) {
  return db.selectFrom("one_time_codes").select(codeColumns).where("user_id", "=", userId).executeTakeFirst();
}
export type CodeRow = NonNullable<Awaited<ReturnType<typeof findCode>>>;

/**
 * A person's newest code, locked until the transaction ends. Lock the person's own row first
 * (lockActivePerson).
 */
export function lockCode(trx: Trx, userId: UserId): Promise<CodeRow | undefined> {
  return trx
    .selectFrom("one_time_codes")
    .select(codeColumns)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Starts a new code and invalidates the one before. The digits are made later, when the mail is written. */
export async function replaceCode(
  trx: Trx,
  userId: UserId,
  now: Date,
  { digits = CODE_DIGITS, returnPath = null }: { digits?: number; returnPath?: string | null } = {},
): Promise<void> {
  const newCode = {
    asked_at: now,
    code_hash: null,
    expires_at: new Date(now.getTime() + CODE_LIFE_MS),
    tries_left: CODE_TRIES,
    spent_at: null,
    digits,
  };
  // A code that is asked for anew, on a page that does not know where it began, leads on to the same page.
  const began = sql<string>`case when one_time_codes.spent_at is null then one_time_codes.return_path end`;
  await trx
    .insertInto("one_time_codes")
    .values({ user_id: userId, ...newCode, return_path: returnPath })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({ ...newCode, return_path: returnPath ?? began }),
    )
    .execute();
}

/**
 * Stores the hash of a code that was just made, and resets its lifetime and tries. Returns false when a newer
 * code was requested since `requestedAt`, or this code was used.
 */
export async function storeCodeHash(
  db: Db,
  code: { userId: UserId; requestedAt: Date; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("one_time_codes")
    .set({
      code_hash: code.codeHash,
      expires_at: new Date(code.now.getTime() + CODE_LIFE_MS),
      tries_left: CODE_TRIES,
    })
    .where("user_id", "=", code.userId)
    .where("asked_at", "=", code.requestedAt)
    .where("spent_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many digits a person's newest code has, and the page where it leads on to. */
export async function readCodeShape(
  db: Db,
  userId: UserId,
): Promise<{ readonly digits: number; readonly returnPath: string | null }> {
  const row = await db
    .selectFrom("one_time_codes")
    .select(["digits", "return_path"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return { digits: row?.digits ?? CODE_DIGITS, returnPath: row?.return_path ?? null };
}

export async function countWrongGuess(trx: Trx, userId: UserId): Promise<void> {
  await trx
    .updateTable("one_time_codes")
    .set((eb) => ({ tries_left: eb("tries_left", "-", 1) }))
    .where("user_id", "=", userId)
    .execute();
}

export async function spendCode(trx: Trx, userId: UserId, now: Date): Promise<void> {
  await trx.updateTable("one_time_codes").set({ spent_at: now }).where("user_id", "=", userId).execute();
}

export async function deleteExpiredCodes(db: Db, expiredBefore: Date): Promise<void> {
  await db.deleteFrom("one_time_codes").where("expires_at", "<", expiredBefore).execute();
}

export async function deleteCodesOf(trx: Trx, userId: UserId): Promise<void> {
  await trx.deleteFrom("one_time_codes").where("user_id", "=", userId).execute();
}
