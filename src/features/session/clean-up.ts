import type { Db } from "../../server/db/database.ts";
import { deleteOldCodes } from "../account/code.store.ts";
import { failForgottenMails } from "../mail/mail.store.ts";
import { deleteDeadSessions, deleteIdleGuestCarts } from "./session.store.ts";

const DAY_MS = 86_400_000;
const GUEST_CART_LIFE_MS = 30 * DAY_MS;

/**
 * What nobody can use any more goes: dead sessions, codes a day after their end (until then a delayed mail may still
 * make them), guests' carts untouched for 30 days. Mails the queue has lost track of are marked as failed.
 */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await deleteDeadSessions(db, now);
  await deleteOldCodes(db, before(DAY_MS));
  await deleteIdleGuestCarts(db, before(GUEST_CART_LIFE_MS));
  await failForgottenMails(db, before(DAY_MS), now);
}
