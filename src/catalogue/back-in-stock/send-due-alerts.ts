import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { takeDueAlerts } from "./back-in-stock.store.ts";

/** Mails everybody whose SKU is back, each once: an alert is marked and its mail queued in one transaction. */
export async function sendDueAlerts(db: Db, jobs: Pick<Jobs, "enqueue">, now: Date): Promise<void> {
  const sendBatch = () =>
    db.transaction().execute(async (trx) => {
      const due = await takeDueAlerts(trx, now);
      for (const { alertId, email: recipient, userId, language } of due)
        await queueMail(trx, jobs, {
          kind: "back-in-stock",
          recipient,
          alertId,
          language,
          ...(userId && { userId }),
          now,
        });
      return due.length;
    });
  while ((await sendBatch()) > 0);
}
