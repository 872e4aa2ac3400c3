import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import type { Services } from "../../platform/services.ts";
import { renewPayByOfPerson } from "../order/pay-by.store.ts";
import { checkPaymentLinks } from "../payment/check-payment-links.ts";
import { liveProviders } from "../payment/live-providers.ts";
import { remindUnpaidOrders } from "../payment/remind-unpaid-orders.ts";
import { cancelUnpaidOrders } from "./cancel-unpaid-orders.ts";

/** The jobs about unpaid orders: ask the providers, remind the customers, cancel what nobody paid in time. */
export function unpaidOrderJobs({
  database: { db },
  jobs,
  config,
  settings,
  clock,
  log,
}: Services): Pick<JobHandlers, "order.address-proved" | "order.expire" | "payment.follow-up"> {
  const providers = liveProviders({ config, settings });
  return {
    /** Gives back soon what the orders hold whose time to pay is over. */
    async "order.expire"() {
      const cancelled = await cancelUnpaidOrders({ db, jobs, providers: providers(), now: clock() });
      if (cancelled > 0) log.info({ orders: cancelled }, "unpaid orders cancelled");
    },

    async "payment.follow-up"() {
      const now = clock();
      const failed = await checkPaymentLinks({ db, jobs, providers: providers(), now });
      if (failed > 0) log.warn({ links: failed }, "the provider did not respond about some payment links");
      await remindUnpaidOrders(db, jobs, now);
    },

    /** The customer has proved the e-mail address, and so has more time to pay. */
    async "order.address-proved"({ userId }) {
      await db
        .transaction()
        .execute((trx) => renewPayByOfPerson(trx, userId, { times: config, now: clock() }));
    },
  };
}
