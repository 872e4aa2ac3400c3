import type { Db } from "../../platform/db/database.ts";
import { lockPersonOfLogins } from "../../platform/session/logins.store.ts";
import { deleteSessionsOfPerson } from "../../platform/session/session.store.ts";
import { findLinkedUser } from "./company-login.store.ts";
import type { Logout } from "./provider.ts";
import { takeLogoutToken } from "./taken-once.store.ts";

/**
 * Ends every login of a person who logged out at the provider, or was blocked there. Returns false when this token was taken
 * before: a copy of it ends no later login.
 */
export async function endLoginsOf(
  db: Db,
  { issuer, subject, tokenId, now }: Logout & { readonly issuer: string; readonly now: Date },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await takeLogoutToken(trx, { issuer, tokenId, now }))) return false;
    const userId = await findLinkedUser(trx, issuer, subject);
    if (userId === undefined) return true;
    await lockPersonOfLogins(trx, userId);
    await deleteSessionsOfPerson(trx, userId);
    return true;
  });
}
