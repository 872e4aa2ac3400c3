import type { Db, Trx } from "../../platform/db/database.ts";

/** Stores the token of the set-up link in place of an earlier one. */
export async function replaceSetUpToken(db: Db, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  const row = { token_hash: tokenHash, expires_at: expiresAt };
  await db
    .insertInto("set_up_tokens")
    .values(row)
    .onConflict((conflict) => conflict.column("only_row").doUpdateSet(row))
    .execute();
}

export async function isSetUpToken(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("set_up_tokens")
    .select("only_row")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the token. False: it was used, replaced or expired. Of two calls at the same moment only one gets true. */
export async function spendSetUpToken(trx: Trx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("set_up_tokens")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const deleteSetUpToken = (db: Db) => db.deleteFrom("set_up_tokens").execute();
