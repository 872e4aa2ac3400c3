import { sql } from "kysely";
import type { Caller } from "../../contract/handler.ts";
import type { UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../server/db/database.ts";

/**
 * The person of a token, while the login lasts and the account is not blocked. Reading does not extend the
 * login.
 */
export async function findCaller(db: Db, tokenHash: Buffer, now: Date): Promise<Caller | undefined> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.user_id", "sessions.user_id")
    .leftJoin("second_factors", "second_factors.user_id", "sessions.user_id")
    .select(["users.user_id", "email_folded", "first_name", "last_name", "is_org", "role"])
    .select(["confirmed_at", "second_factor_at"])
    .select(sql<boolean>`email_proved_at is not null`.as("proved"))
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .where("blocked_at", "is", null)
    .executeTakeFirst();
  return (
    row && {
      userId: row.user_id,
      email: row.email_folded,
      fullName: `${row.first_name} ${row.last_name}`,
      isOrg: row.is_org,
      role: row.role,
      emailVerified: row.proved,
      secondFactor: row.confirmed_at === null ? "off" : row.second_factor_at === null ? "open" : "proved",
      tokenHash,
    }
  );
}

export async function insertSession(
  trx: Trx,
  session: { tokenHash: Buffer; userId: UserId; now: Date; expiresAt: Date },
) {
  await trx
    .insertInto("sessions")
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

interface SessionToExtend {
  readonly tokenHash: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly startedAfter: Date;
}

/**
 * Extends a login that has not ended, and that began after `startedAfter`. Returns false when it has, or is too old to go on.
 */
export async function extendSession(
  db: Db,
  { tokenHash, now, expiresAt, startedAfter }: SessionToExtend,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ expires_at: expiresAt })
    .where("token_hash", "=", tokenHash)
    .where("created_at", ">", startedAfter)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Records that this login has given its second factor. */
export async function markSecondFactor(trx: Trx, tokenHash: Buffer, now: Date): Promise<void> {
  await trx
    .updateTable("sessions")
    .set({ second_factor_at: now })
    .where("token_hash", "=", tokenHash)
    .execute();
}

/** Ends every login of a person, except the one of `exceptTokenHash`. */
export async function deleteSessionsOfPerson(trx: Trx, userId: UserId, exceptTokenHash?: Buffer) {
  let query = trx.deleteFrom("sessions").where("user_id", "=", userId);
  if (exceptTokenHash) query = query.where("token_hash", "<>", exceptTokenHash);
  await query.execute();
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
}

/** Deletes guests' carts. A cart lives as long as the browser with its session id keeps coming back. */
export async function deleteIdleGuestCarts(db: Db, untouchedSince: Date): Promise<void> {
  await db
    .deleteFrom("carts")
    .where("session_hash", "is not", null)
    .where("touched_at", "<", untouchedSince)
    .execute();
}
