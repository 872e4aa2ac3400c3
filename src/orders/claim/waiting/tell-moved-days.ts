import type { Db } from "../../../platform/db/database.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import { queueMail } from "../../../platform/mail/queue-mail.ts";
import { takeMovedDays } from "./waiting-claim.store.ts";

/** Mails those who wait for a delivery whose day is another than they were told: each once for each day. */
export async function tellMovedDays(db: Db, jobs: Pick<Jobs, "enqueue">, now: Date): Promise<void> {
  const tellBatch = () =>
    db.transaction().execute(async (trx) => {
      const moved = await takeMovedDays(trx);
      for (const { claimLinkId, email: recipient, language } of moved)
        await queueMail(trx, jobs, { kind: "claim-delayed", recipient, claimLinkId, language, now });
      return moved.length;
    });
  while ((await tellBatch()) > 0);
}
