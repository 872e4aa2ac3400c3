import { deleteIdleGuestCarts } from "../../buying/cart/cart.store.ts";
import { deleteOldAlerts } from "../../catalogue/back-in-stock/back-in-stock.store.ts";
import { deleteOldArchives } from "../../importing/import-archive/import-archive.store.ts";
import { deleteOldImports } from "../../importing/product-import/product-import.store.ts";
import { deleteTakenOnce } from "../../people/company-login/taken-once.store.ts";
import { deleteEndedInvitations } from "../../people/invitation/invitation-link.store.ts";
import { deleteEndedChallenges } from "../../people/second-factor/passkey-challenge.store.ts";
import {
  deleteEndedAttempts,
  deleteForgottenClients,
} from "../../platform/attempt-limit/attempt-limit.store.ts";
import type { Db } from "../../platform/db/database.ts";
import { failAbandonedMails } from "../../platform/mail/mail.store.ts";
import { deleteExpiredCodes } from "../../platform/one-time-code/one-time-code.store.ts";
import { deleteExpiredSessions } from "../../platform/session/session.store.ts";

const DAY_MS = 86_400_000;
const KNOWN_CLIENT_LIFE_MS = 180 * DAY_MS;
/** Longer than the queue retries a mail (platform/jobs/jobs.ts). */
const MAIL_RETRIES_MS = 1.5 * DAY_MS;
/** An invitation that has ended stays in the list for this long, so that it can be sent again. */
const ENDED_INVITATION_LIFE_MS = 30 * DAY_MS;
/** A mail that is retried still needs its alert. */
const MAILED_ALERT_LIFE_MS = 2 * DAY_MS;
const UNCONFIRMED_ALERT_LIFE_MS = 3 * DAY_MS;
const WAITING_ALERT_LIFE_MS = 180 * DAY_MS;
/** For so long an import can be undone. */
const IMPORT_LIFE_MS = 30 * DAY_MS;
const ARCHIVE_LIFE_MS = 7 * DAY_MS;
const GUEST_CART_LIFE_MS = 30 * DAY_MS;

/**
 * Deletes what nobody can use any more: ended sessions, challenges for passkeys that nobody answered, one-time codes a day after their end (a delayed mail
 * may renew a code until then), invitations that ended 30 days ago, guests' carts untouched for 30 days, back-in-stock
 * alerts that ended or waited for half a year, imports that nobody touched for 30 days, zips of images a week after their
 * upload, counts of attempts whose window is over, and client IPs from which a person has not logged in for half a year. Marks
 * mails as failed that no job
 * works on any more.
 */
export async function deleteExpiredData(db: Db, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await deleteExpiredSessions(db, now);
  await deleteEndedChallenges(db, now);
  await deleteTakenOnce(db, now);
  await deleteExpiredCodes(db, before(DAY_MS));
  await deleteEndedInvitations(db, before(ENDED_INVITATION_LIFE_MS));
  await deleteIdleGuestCarts(db, before(GUEST_CART_LIFE_MS));
  await deleteOldAlerts(db, {
    unconfirmed: before(UNCONFIRMED_ALERT_LIFE_MS),
    mailed: before(MAILED_ALERT_LIFE_MS),
    waiting: before(WAITING_ALERT_LIFE_MS),
  });
  await deleteOldImports(db, before(IMPORT_LIFE_MS));
  await deleteOldArchives(db, before(ARCHIVE_LIFE_MS));
  await deleteEndedAttempts(db, now);
  await deleteForgottenClients(db, before(KNOWN_CLIENT_LIFE_MS));
  await failAbandonedMails(db, before(MAIL_RETRIES_MS), now);
}
