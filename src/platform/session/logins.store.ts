import { sql } from "kysely";
import type { LoginId, UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../db/database.ts";

/** A person's open logins, last used first. */
export function listLogins(db: Db, userId: UserId, now: Date) {
  return db
    .selectFrom("sessions")
    .select([
      "family_id",
      sql<Date>`min(created_at)`.as("startedAt"),
      sql<Date>`max(renewed_at)`.as("lastUsedAt"),
    ])
    .select(sql<string | null>`min(device)`.as("device"))
    .where("user_id", "=", userId)
    .groupBy("family_id")
    .having(sql<boolean>`bool_or(replaced_at is null and expires_at > ${now})`)
    .orderBy("lastUsedAt", "desc")
    .execute();
}

/** Locks the person's row, so that a refresh waits until the login is gone. */
export async function lockPersonOfLogins(trx: Trx, userId: UserId): Promise<void> {
  await trx.selectFrom("users").select("user_id").where("user_id", "=", userId).forNoKeyUpdate().execute();
}

/** Returns whether the person had this login. */
export async function deleteOwnLogin(trx: Trx, userId: UserId, loginId: LoginId): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("family_id", "=", loginId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
