import pino from "pino";
import { isRefusal } from "../../contract/errors.ts";
import type { UserId } from "../../contract/ids.ts";
import { planClaimLinks } from "../../orders/claim/link/plan-claim-links.ts";
import { replaceLinks } from "../../orders/claim/link/send-claim-links.ts";
import { createCalendar } from "../../platform/calendar/calendar.ts";
import type { Database } from "../../platform/db/database.ts";
import { startJobs } from "../../platform/jobs/jobs.ts";

/** The others are left for whoever tries how links are sent. */
const LINKS = 3;

/**
 * Queues links of the demo's anniversary for some of its members, so that a claim can be tried from the mailbox at once. In a database
 * with the demo's people and an administrator, by whom they are sent. Only where nothing leaves the machine: their addresses are invented.
 */
export async function mailDemoLinks(database: Database, now: Date): Promise<void> {
  const { db } = database;
  const occasion = db
    .selectFrom("occasions")
    .select("occasion_id as occasionId")
    .where("kind", "=", "anniversary")
    .executeTakeFirstOrThrow();
  const admin = db
    .selectFrom("users")
    .select("user_id as userId")
    .where("role", "=", "admin")
    .orderBy("user_id")
    .executeTakeFirstOrThrow();
  const [{ occasionId }, { userId }] = await Promise.all([occasion, admin]);
  const planned = await planClaimLinks(db, { occasionId, calendar: createCalendar("UTC"), now });
  if (isRefusal(planned)) return;
  const jobs = await startJobs(database, pino({ level: "silent" }), { onlyEnqueues: true });
  try {
    const recipients = planned.recipients.slice(0, LINKS);
    await db
      .transaction()
      .execute((trx) => replaceLinks(trx, jobs, { occasionId, recipients, sentBy: userId as UserId, now }));
  } finally {
    await jobs.stop();
  }
}
