import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { listLinksToRemind, markReminded } from "./unpaid-links.store.ts";

const REMIND_AFTER_MS = 24 * 60 * 60 * 1_000;

/** Reminds customers, once, of payment links that are a day old and not paid. Returns how many. */
export async function remindUnpaidOrders(db: Db, jobs: Jobs, now: Date): Promise<number> {
  const links = await listLinksToRemind(db, new Date(now.getTime() - REMIND_AFTER_MS));
  let count = 0;
  for (const { payment_id, order_id: orderId, user_id: userId, email: recipient } of links) {
    await db.transaction().execute(async (trx) => {
      if (!(await markReminded(trx, payment_id, now))) return;
      await queueMail(trx, jobs, { kind: "payment-reminder", recipient, userId, orderId, now });
      count += 1;
    });
  }
  return count;
}
