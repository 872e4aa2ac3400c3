import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { Services } from "../../platform/services.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { lapseExchange } from "./end-exchange.ts";
import { listDueExchanges, markExchangeReminded } from "./exchange.store.ts";
import { remindBefore } from "./exchange.ts";

/** Each ten minutes: ends the exchanges whose pieces did not come back in time, and reminds of those that are about to end. */
export const exchangeJobs = ({
  database: { db },
  jobs,
  clock,
}: Pick<Services, "clock" | "database" | "jobs">): Pick<JobHandlers, "exchange.lapse"> => ({
  async "exchange.lapse"() {
    const now = clock();
    for (const due of await listDueExchanges(db, { due: "lapse", before: now }))
      await lapseExchange(db, { ...due, jobs, now });
    for (const { orderNo, returnId } of await listDueExchanges(db, {
      due: "remind",
      before: remindBefore(now),
    }))
      await db.transaction().execute(async (trx) => {
        const order = await lockOrder(trx, orderNo);
        if (!order || !(await markExchangeReminded(trx, returnId, now))) return;
        const { order_id: orderId, user_id: userId, email: recipient } = order;
        await queueMail(trx, jobs, { kind: "exchange-reminder", recipient, userId, orderId, returnId, now });
      });
  },
});
