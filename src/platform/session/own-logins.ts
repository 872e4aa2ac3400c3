import type { Login } from "../../contract/accounts.schemas.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { LoginId } from "../../contract/ids.ts";
import type { Db } from "../db/database.ts";
import { deleteOwnLogin, listLogins, lockPersonOfLogins } from "./logins.store.ts";
import { deleteSessionsOfPerson } from "./session.store.ts";

/** The caller's open logins, last used first; the one of this call is marked. */
export async function ownLogins(db: Db, caller: Caller, now: Date): Promise<Login[]> {
  const logins = await listLogins(db, caller.userId, now);
  return logins.map(({ family_id, device, startedAt, lastUsedAt }) => ({
    loginId: family_id,
    device: device ?? "Unknown device",
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isThis: family_id === caller.loginId,
  }));
}

/** Ends one login of the caller, or with null all but this one. Returns what is left. */
export async function endOwnLogins(
  db: Db,
  { caller, loginId, now }: { readonly caller: Caller; readonly loginId: LoginId | null; readonly now: Date },
): Promise<Login[] | Refusal<"not_found">> {
  const isDone = await db.transaction().execute(async (trx) => {
    await lockPersonOfLogins(trx, caller.userId);
    if (loginId) return deleteOwnLogin(trx, caller.userId, loginId);
    await deleteSessionsOfPerson(trx, caller.userId, caller.loginId);
    return true;
  });
  return isDone ? ownLogins(db, caller, now) : refuse("not_found", "This login has ended already.");
}
