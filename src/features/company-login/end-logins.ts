import type { Db } from "../../server/db/database.ts";
import { lockPersonOfLogins } from "../session/logins.store.ts";
import { deleteSessionsOfPerson } from "../session/session.store.ts";
import { findLinkedUser } from "./company-login.store.ts";

/** Ends every login of a person who logged out at the provider, or was blocked there. */
export async function endLoginsOf(db: Db, issuer: string, subject: string): Promise<void> {
  const userId = await findLinkedUser(db, issuer, subject);
  if (userId === undefined) return;
  await db.transaction().execute(async (trx) => {
    await lockPersonOfLogins(trx, userId);
    await deleteSessionsOfPerson(trx, userId);
  });
}
