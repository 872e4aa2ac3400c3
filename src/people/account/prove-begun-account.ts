import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { deleteSessionsOfPerson } from "../../platform/session/session.store.ts";
import { lockActivePerson } from "./account.store.ts";
import { markClaimed, markProvedByLink } from "./own-account.store.ts";

/**
 * Somebody signed up with the address and never proved it: it may have been anybody. Their logins end, so that they do not see
 * the order, and the owner of the address is asked at the next login whether what was begun is theirs. Changes nothing of a proved account. False: it is blocked.
 */
export async function proveBegunAccount(trx: Trx, userId: UserId, now: Date): Promise<boolean> {
  const before = await lockActivePerson(trx, userId);
  if (!before) return false;
  if (before.email_proved_at !== null) return true;
  await markProvedByLink(trx, userId, now);
  await markClaimed(trx, userId, { now, isUnanswered: true });
  await deleteSessionsOfPerson(trx, userId);
  return true;
}
