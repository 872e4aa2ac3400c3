import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { ErrorsOf } from "../../contract/route-types.ts";
import { recordSystemChange } from "../../platform/audit/record-change.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { lockOpenQuote } from "./open-quote.ts";
import { noteAskedChange, updateQuote } from "./quote.store.ts";

interface AskForChange {
  readonly token: string;
  readonly versionNo: number;
  readonly wish: string;
  readonly supportEmail: string;
  readonly calendar: Calendar;
  readonly now: Date;
}

/**
 * Stores what a customer wants otherwise, and mails it to support. The version can still be accepted. Returns undefined when it is
 * done. Refuses state_conflict for a second wish about one version: support is asked already.
 */
export function askForChange(
  db: Db,
  jobs: Jobs,
  { wish, supportEmail, ...ask }: AskForChange,
): Promise<Refusal<ErrorsOf<"POST /api/quotes/change">> | undefined> {
  return refusableTransaction(db, async (trx) => {
    const open = await lockOpenQuote(trx, ask);
    if (isRefusal(open)) return open;
    const { quoteId, quote, sent } = open;
    if (quote.state === "change asked")
      return refuse("state_conflict", "You have asked for a change already: we will send you a new version.");
    const { now } = ask;
    await noteAskedChange(trx, { quoteId, versionNo: sent.version_no }, { wish, now });
    await updateQuote(trx, quoteId, { state: "change asked" }, now);
    if (supportEmail)
      await queueMail(trx, jobs, { kind: "quote-change-asked", recipient: supportEmail, quoteId, now });
    await recordSystemChange(trx, {
      action: "quote change asked",
      subject: "quotes",
      subjectId: quoteId,
      after: { version: sent.version_no },
      now,
    });
    return undefined;
  });
}
