import { recordSystemChange } from "../../platform/audit/record-change.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db } from "../../platform/db/database.ts";
import type { JobHandlers, Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { Services } from "../../platform/services.ts";
import { lapseQuotes, markReminded } from "./quote.store.ts";
import { REMIND_DAYS } from "./quote.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Each ten minutes: ends the quotes whose last day is past, and reminds once of those that are about to end. */
export const quoteJobs = ({
  database: { db },
  jobs,
  calendar,
  clock,
}: Services): Pick<JobHandlers, "quote.lapse"> => ({
  async "quote.lapse"() {
    await endQuotes(db, calendar, clock());
    await remindOfQuotes(db, jobs, calendar, clock());
  },
});

async function endQuotes(db: Db, calendar: Calendar, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { quoteId } of await lapseQuotes(trx, { today: calendar.dayOf(now), now }))
      await recordSystemChange(trx, { action: "quote lapsed", subject: "quotes", subjectId: quoteId, now });
  });
}

/** One that was sent so late that it had no more days is not mentioned again. */
async function remindOfQuotes(db: Db, jobs: Jobs, calendar: Calendar, now: Date): Promise<void> {
  const days = REMIND_DAYS * DAY_MS;
  const lastDay = calendar.dayOf(new Date(now.getTime() + days));
  const sentBefore = new Date(now.getTime() - days);
  await db.transaction().execute(async (trx) => {
    for (const { quoteId, email: recipient, language } of await markReminded(trx, {
      lastDay,
      sentBefore,
      now,
    }))
      await queueMail(trx, jobs, { kind: "quote-reminder", recipient, quoteId, language, now });
  });
}
