import { createHash } from "node:crypto";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { PendingLogin } from "./pending-login.ts";

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Returns false when a response for this login came before. */
export async function takeLogin(db: Db, { state, endsAt }: PendingLogin): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("company_finished_logins")
    .values({ state_hash: hashOf(state), ends_at: new Date(endsAt) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Longer than provider.ts accepts a logout token, even when the clocks differ. */
const LOGOUT_TOKEN_LIFE_MS = 15 * 60_000;

/** Returns false when the token was taken before. */
export async function takeLogoutToken(
  trx: Trx,
  { issuer, tokenId, now }: { readonly issuer: string; readonly tokenId: string; readonly now: Date },
): Promise<boolean> {
  const ends_at = new Date(now.getTime() + LOGOUT_TOKEN_LIFE_MS);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("company_logout_tokens")
    .values({ token_hash: hashOf(`${issuer} ${tokenId}`), ends_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes what is too old to be taken a second time. */
export async function deleteTakenOnce(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("company_finished_logins").where("ends_at", "<=", now).execute();
  await db.deleteFrom("company_logout_tokens").where("ends_at", "<=", now).execute();
}
