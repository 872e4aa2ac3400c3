import { sql } from "kysely";
import { fullName } from "../../contract/full-name.ts";
import type { Caller } from "../../contract/handler.ts";
import type { LoginId, UserId } from "../../contract/ids.ts";
import { builtOnce } from "../db/built-once.ts";
import type { Db, Trx } from "../db/database.ts";

/**
 * The person of a token, while the login lasts and the account is not blocked, and when a newer token replaced this one.
 * Reading does not extend the login.
 */
export async function findToken(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<{ readonly caller: Caller; readonly replacedAt: Date | null } | undefined> {
  const [row] = await readToken(db, { tokenHash, now });
  if (!row) return undefined;
  const caller: Caller = {
    userId: row.user_id,
    email: row.email_folded,
    fullName: fullName(row.first_name, row.last_name),
    isOrg: row.is_org,
    role: row.role,
    emailVerified: row.proved,
    secondFactor:
      row.second_factor_at !== null ? "proved" : row.confirmed_at || row.has_passkey ? "open" : "off",
    tokenHash,
    loginId: row.family_id,
    provedAt: row.proved_at,
    factorGivenAt: row.second_factor_at,
  };
  return { caller, replacedAt: row.replaced_at };
}

const readToken = builtOnce((db, { tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.user_id", "sessions.user_id")
    .leftJoin("second_factors", "second_factors.user_id", "sessions.user_id")
    .select(["users.user_id", "email_folded", "first_name", "last_name", "is_org", "role"])
    .select(["confirmed_at", "second_factor_at", "family_id", "replaced_at", "proved_at"])
    .select([
      sql<boolean>`email_proved_at is not null`.as("proved"),
      sql<boolean>`exists (select from passkeys p where p.user_id = sessions.user_id)`.as("has_passkey"),
    ])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .where("blocked_at", "is", null),
);

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly userId: UserId;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly device?: string;
  /** The person gave their password for it. */
  readonly isProved: boolean;
  readonly hasSecondFactor?: boolean;
}

export async function insertSession(trx: Trx, session: NewSession): Promise<void> {
  await trx
    .insertInto("sessions")
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.now,
      renewed_at: session.now,
      expires_at: session.expiresAt,
      device: session.device ?? null,
      proved_at: session.isProved ? session.now : null,
      second_factor_at: session.hasSecondFactor ? session.now : null,
    })
    .execute();
}

/** Ends a login with all its tokens. Returns whether it was still open. */
export async function deleteLogin(trx: Trx, loginId: LoginId, now: Date): Promise<boolean> {
  const tokens = await trx
    .deleteFrom("sessions")
    .where("family_id", "=", loginId)
    .returning(["replaced_at", "expires_at"])
    .execute();
  return tokens.some(({ replaced_at, expires_at }) => replaced_at === null && expires_at > now);
}

/** Records that this login has given its password again. */
export async function markProved(trx: Trx, loginId: LoginId, now: Date): Promise<void> {
  await trx.updateTable("sessions").set({ proved_at: now }).where("family_id", "=", loginId).execute();
}

/** Records that this login has given its second factor. */
export async function markSecondFactor(trx: Trx, loginId: LoginId, now: Date): Promise<void> {
  await trx
    .updateTable("sessions")
    .set({ second_factor_at: now, proved_at: now })
    .where("family_id", "=", loginId)
    .execute();
}

/** Ends every login of a person, except `exceptLoginId`. The person's row is locked: a refresh adds a token under that lock. */
export async function deleteSessionsOfPerson(trx: Trx, userId: UserId, exceptLoginId?: LoginId) {
  let query = trx.deleteFrom("sessions").where("user_id", "=", userId);
  if (exceptLoginId) query = query.where("family_id", "<>", exceptLoginId);
  await query.execute();
}

/** Ends every login of these people. */
export async function deleteSessionsOfPeople(trx: Trx, userIds: readonly UserId[]): Promise<void> {
  if (userIds.length === 0) return;
  await trx.deleteFrom("sessions").where("user_id", "in", userIds).execute();
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
}
