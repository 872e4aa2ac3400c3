import type { Caller } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import { deleteSessionsOfPerson } from "../session/session.store.ts";
import { findPasswordHash, replacePassword } from "./account.store.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { refusePassword } from "./refuse-password.ts";

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
  readonly caller: Caller;
  /** Names of the company and the store, of which no password is made. */
  readonly ownTexts: readonly string[];
}

/**
 * Returns 1 when the password is changed; every other login of the person has then ended. Returns -2 when the
 * new password breaks the rules or was not typed the same twice. Returns -1 when the current password is
 * wrong, not set yet, or was changed meanwhile. Specification 5, 7, 8.
 */
export async function changePassword(db: Db, change: PasswordChange): Promise<1 | -1 | -2> {
  const { currentPassword, newPassword, confirmNewPassword, caller, ownTexts } = change;
  if (
    newPassword !== confirmNewPassword ||
    refusePassword(newPassword, [...ownTexts, caller.email, caller.fullName])
  )
    return -2;
  const verifiedHash = await findPasswordHash(db, caller.userId);
  if (!(await verifyPassword(currentPassword, verifiedHash)) || !verifiedHash) return -1;
  const newHash = await hashPassword(newPassword);
  return db.transaction().execute(async (trx) => {
    if (!(await replacePassword(trx, { userId: caller.userId, verifiedHash, newHash }))) return -1;
    await deleteSessionsOfPerson(trx, caller.userId, caller.loginId);
    return 1;
  });
}
