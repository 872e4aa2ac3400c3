import type { Caller } from "../../contract/handler.ts";
import { recordSystemChange } from "../../platform/audit/record-change.ts";
import type { Trx } from "../../platform/db/database.ts";
import { deleteSessionsOfPerson } from "../../platform/session/session.store.ts";
import { type Account, changeAccount, lockAdministrators } from "../account/change-account.store.ts";

type Role = Caller["role"];

/**
 * Gives a person the role that the provider's groups say; undefined: staff give roles. Returns the role that holds. The
 * last administrator stays one, or nobody could run the store after a mistake in the groups.
 */
export async function followRole(
  trx: Trx,
  account: Account,
  requested: Role | undefined,
  now: Date,
): Promise<Role> {
  const { user_id: userId, role } = account;
  if (requested === undefined || requested === role) return role;
  if (role === "admin") {
    const administrators = await lockAdministrators(trx);
    if (administrators.every(({ user_id }) => user_id === userId)) return role;
  }
  await changeAccount(trx, userId, { role: requested });
  await deleteSessionsOfPerson(trx, userId);
  await recordSystemChange(trx, {
    action: "role by the company's login",
    subject: "people",
    subjectId: userId,
    now,
    before: { role },
    after: { role: requested },
  });
  return requested;
}
