import type { Caller } from "../../contract/handler.ts";
import type { Db } from "../db/database.ts";
import { lockPersonOfLogins } from "./logins.store.ts";
import { deleteLogin } from "./session.store.ts";

/** Ends the caller's login with all its tokens, also one that a refresh makes at this moment. Returns whether it was open. */
export const endLogin = (db: Db, { userId, loginId }: Caller, now: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await lockPersonOfLogins(trx, userId);
    return deleteLogin(trx, loginId, now);
  });
