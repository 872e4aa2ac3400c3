import type { Who } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import { deleteSessionsOf } from "../session/session.store.ts";
import { findPasswordHash, replacePassword } from "./account.store.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { passwordProblem } from "./password-rules.ts";

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
  readonly who: Who;
}

/**
 * 1 changed, every other login of the person has ended; -2 the new one is against the rules or typed differently
 * twice; -1 the current one is wrong (or there is none yet, or it was changed meanwhile). Specification 5, 7, 8.
 */
export async function changePassword(db: Db, change: PasswordChange): Promise<1 | -1 | -2> {
  const { currentPassword, newPassword, confirmNewPassword, who } = change;
  if (newPassword !== confirmNewPassword || passwordProblem(newPassword)) return -2;
  const verifiedHash = await findPasswordHash(db, who.userId);
  if (!(await verifyPassword(currentPassword, verifiedHash)) || !verifiedHash) return -1;
  const newHash = await hashPassword(newPassword);
  return db.transaction().execute(async (trx) => {
    if (!(await replacePassword(trx, { userId: who.userId, verifiedHash, newHash }))) return -1;
    await deleteSessionsOf(trx, who.userId, who.tokenHash);
    return 1;
  });
}
