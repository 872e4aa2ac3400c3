import { sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { WrongTries } from "./wrong-tries.ts";

const columns = ["secret", "confirmed_at", "last_step", "wrong_tries", "wrong_since"] as const;

const ofPerson = (db: Db, userId: UserId) =>
  db.selectFrom("second_factors").select(columns).where("user_id", "=", userId);

export const findSecondFactor = (db: Db, userId: UserId) => ofPerson(db, userId).executeTakeFirst();

/** A person's second factor, locked until the transaction ends. */
export const lockSecondFactor = (trx: Trx, userId: UserId) =>
  ofPerson(trx, userId).forUpdate().executeTakeFirst();
export type SecondFactorRow = NonNullable<Awaited<ReturnType<typeof lockSecondFactor>>>;

export async function countRecoveryCodes(db: Db, userId: UserId): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_codes")
    .select(sql<number>`count(*)::int`.as("left"))
    .where("user_id", "=", userId)
    .where("spent_at", "is", null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Whether the person has an authenticator app. */
export async function hasApp(db: Db, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom("second_factors")
    .select("confirmed_at")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return Boolean(row?.confirmed_at);
}

/** The row that wrong tries are counted in and recovery codes belong to, also for a person without an app. */
export async function keepSecondFactor(trx: Trx, userId: UserId, now: Date): Promise<void> {
  await trx
    .insertInto("second_factors")
    .values({ user_id: userId, started_at: now, wrong_since: now })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
}

/** Stores a new key that is not active yet. Returns false where the person has an active one. */
export async function startSecondFactor(
  db: Db,
  { userId, secret, now }: { userId: UserId; secret: string; now: Date },
): Promise<boolean> {
  const newFactor = { secret, started_at: now };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("second_factors")
    .values({ user_id: userId, ...newFactor, wrong_since: now })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet(newFactor).where("second_factors.confirmed_at", "is", null),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function saveUsedTimeStep(trx: Trx, userId: UserId, step: number): Promise<void> {
  await trx
    .updateTable("second_factors")
    .set({ last_step: step, wrong_tries: 0 })
    .where("user_id", "=", userId)
    .execute();
}

export async function confirmSecondFactor(trx: Trx, userId: UserId, now: Date): Promise<void> {
  await trx.updateTable("second_factors").set({ confirmed_at: now }).where("user_id", "=", userId).execute();
}

export async function saveWrongTries(
  trx: Trx,
  userId: UserId,
  { wrongTries, wrongSince }: WrongTries,
): Promise<void> {
  await trx
    .updateTable("second_factors")
    .set({ wrong_tries: wrongTries, wrong_since: wrongSince })
    .where("user_id", "=", userId)
    .execute();
}

/** The hashes of the recovery codes that are left. */
export async function listRecoveryHashes(db: Db, userId: UserId): Promise<string[]> {
  const rows = await db
    .selectFrom("recovery_codes")
    .select("slow_hash")
    .where("user_id", "=", userId)
    .where("spent_at", "is", null)
    .execute();
  return rows.flatMap(({ slow_hash }) => slow_hash ?? []);
}

/** Uses up a recovery code. Returns false when it is unknown or was used before. */
export async function spendRecoveryCode(
  trx: Trx,
  { userId, slowHash, now }: { userId: UserId; slowHash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("recovery_codes")
    .set({ spent_at: now })
    .where("user_id", "=", userId)
    .where("slow_hash", "=", slowHash)
    .where("spent_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function replaceRecoveryCodes(
  trx: Trx,
  userId: UserId,
  hashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await trx
    .insertInto("recovery_codes")
    .values(hashes.map((slow_hash) => ({ user_id: userId, slow_hash })))
    .execute();
}

/** Removes the authenticator app of a person who has passkeys too: recovery codes stay. */
export async function deleteApp(trx: Trx, userId: UserId): Promise<void> {
  await trx
    .updateTable("second_factors")
    .set({ secret: null, confirmed_at: null })
    .where("user_id", "=", userId)
    .execute();
}

/** Removes app and recovery codes. Returns whether there was an app. */
export async function deleteSecondFactor(trx: Trx, userId: UserId): Promise<boolean> {
  const deleted = await trx
    .deleteFrom("second_factors")
    .where("user_id", "=", userId)
    .returning("confirmed_at")
    .executeTakeFirst();
  return Boolean(deleted?.confirmed_at);
}
