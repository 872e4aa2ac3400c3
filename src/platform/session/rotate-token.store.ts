import { sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../db/database.ts";

/** Locks the person's row against changes until the transaction ends. Whoever ends all logins changes that row first. */
export async function lockPersonForRefresh(trx: Trx, userId: UserId): Promise<void> {
  await trx.selectFrom("users").select("user_id").where("user_id", "=", userId).forShare().execute();
}

export interface Rotation {
  readonly tokenHash: Buffer;
  readonly newHash: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
  /** A login that began before this is too old to go on. */
  readonly startedAfter: Date;
  /** How long replaced tokens stay known, so that their use is noticed. */
  readonly rememberUntil: Date;
}

/**
 * Gives a login a new token, and marks every other token of it as replaced. A token that was replaced a moment ago (another
 * tab, or a lost response) gets one beside the newest, which stays. Returns false when the login has ended or is too old.
 */
export async function rotateToken(trx: Trx, rotation: Rotation): Promise<boolean> {
  const { tokenHash, newHash, now, expiresAt, startedAfter, rememberUntil } = rotation;
  const { rows } = await sql`
    with old as (
      select * from sessions
      where token_hash = ${tokenHash} and created_at > ${startedAfter} and expires_at > ${now} for update
    ), marked as (
      update sessions set replaced_at = ${now}, expires_at = ${rememberUntil} from old
      where sessions.family_id = old.family_id and sessions.replaced_at is null and old.replaced_at is null
    )
    insert into sessions (token_hash, user_id, created_at, expires_at, second_factor_at, family_id, renewed_at, device, proved_at)
    select ${newHash}, user_id, created_at, ${expiresAt}, second_factor_at, family_id, ${now}, device, proved_at from old
    returning user_id`.execute(trx);
  return rows.length > 0;
}
