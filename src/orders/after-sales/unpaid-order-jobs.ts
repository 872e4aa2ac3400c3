import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import type { Services } from "../../platform/services.ts";
import { checkPaymentLinks, type LinkCheck } from "../payment/check-payment-links.ts";
import { configuredProviders } from "../payment/configured-providers.ts";
import { remindUnpaidOrders } from "../payment/remind-unpaid-orders.ts";
import { cancelUnpaidOrders, type Expiry } from "./cancel-unpaid-orders.ts";

/** The hourly job about unpaid orders: ask the providers, remind the customers, cancel what nobody paid. */
export function unpaidOrderJobs({
  database: { db },
  jobs,
  config,
  clock,
  log,
}: Services): Pick<JobHandlers, "order.expire" | "payment.follow-up"> {
  const providers = configuredProviders(config);
  const cancel = async (check: LinkCheck, expiry: Expiry) => {
    if (expiry.hours === 0) return;
    const cancelled = await cancelUnpaidOrders(check, expiry);
    if (cancelled > 0) log.info({ orders: cancelled, ...expiry }, "unpaid orders cancelled");
  };
  return {
    /** Orders that hold stock, of customers who have not proved their e-mail address. */
    "order.expire": () =>
      cancel({ db, jobs, providers, now: clock() }, { hours: config.unprovedOrderHours, ofUnproved: true }),

    async "payment.follow-up"() {
      const now = clock();
      const check = { db, jobs, providers, now };
      const failed = await checkPaymentLinks(check);
      if (failed > 0) log.warn({ links: failed }, "the provider did not respond about some payment links");
      await remindUnpaidOrders(db, jobs, now);
      await cancel(check, { hours: config.unpaidOrderDays * 24, ofUnproved: false });
    },
  };
}
