import type { JobHandlers } from "../../server/jobs/jobs.ts";
import type { Services } from "../../server/services.ts";
import { checkPaymentLinks } from "../payment/check-payment-links.ts";
import { configuredProviders } from "../payment/configured-providers.ts";
import { remindUnpaidOrders } from "../payment/remind-unpaid-orders.ts";
import { cancelUnpaidOrders } from "./cancel-unpaid-orders.ts";

/** The hourly job about unpaid orders: ask the providers, remind the customers, cancel what nobody paid. */
export function unpaidOrderJobs({
  database: { db },
  jobs,
  config,
  clock,
  log,
}: Services): Pick<JobHandlers, "payment.follow-up"> {
  const providers = configuredProviders(config);
  return {
    async "payment.follow-up"() {
      const now = clock();
      const check = { db, jobs, providers, now };
      const failed = await checkPaymentLinks(check);
      if (failed > 0) log.warn({ links: failed }, "payment links that the provider did not answer about");
      await remindUnpaidOrders(db, jobs, now);
      if (config.unpaidOrderDays === 0) return;
      const cancelled = await cancelUnpaidOrders(check, config.unpaidOrderDays);
      if (cancelled > 0) log.info({ orders: cancelled }, "unpaid orders cancelled");
    },
  };
}
