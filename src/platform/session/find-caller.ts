import type { Caller } from "../../contract/handler.ts";
import type { UserId } from "../../contract/ids.ts";
import type { Db } from "../db/database.ts";
import { endLogin } from "./end-login.ts";
import { findToken } from "./session.store.ts";
import { REPLACED_TOKEN_LIFE_MS } from "./session-expiry.ts";

/**
 * The person of a token, while the login lasts and the account is not blocked. A token that is used more than a
 * minute after it was replaced was copied. The store cannot tell the owner from the thief, so the login ends for
 * both. `onReuse` is called once for such a login.
 */
export async function findCaller(
  db: Db,
  { tokenHash, now }: { readonly tokenHash: Buffer; readonly now: Date },
  onReuse: (userId: UserId) => void,
): Promise<Caller | undefined> {
  const found = await findToken(db, tokenHash, now);
  if (!found) return undefined;
  const { caller, replacedAt } = found;
  if (!replacedAt || now.getTime() - replacedAt.getTime() < REPLACED_TOKEN_LIFE_MS) return caller;
  if (await endLogin(db, caller, now)) onReuse(caller.userId);
  return undefined;
}
