import type { Db } from "../../server/db/database.ts";
import { failAbandonedMails } from "../mail/mail.store.ts";
import { deleteExpiredCodes } from "../one-time-code/one-time-code.store.ts";
import { deleteExpiredSessions, deleteIdleGuestCarts } from "../session/session.store.ts";

const DAY_MS = 86_400_000;
const GUEST_CART_LIFE_MS = 30 * DAY_MS;

/**
 * Deletes what nobody can use any more: ended sessions, one-time codes a day after their end (a delayed mail
 * may renew a code until then), and guests' carts untouched for 30 days. Marks mails as failed that no job
 * works on any more.
 */
export async function deleteExpiredData(db: Db, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await deleteExpiredSessions(db, now);
  await deleteExpiredCodes(db, before(DAY_MS));
  await deleteIdleGuestCarts(db, before(GUEST_CART_LIFE_MS));
  await failAbandonedMails(db, before(DAY_MS), now);
}
