import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import type { Services } from "../../platform/services.ts";
import { checkClosedLink } from "./check-payment-links.ts";
import { liveProviders } from "./live-providers.ts";
import { findPaymentLink } from "./payment.store.ts";
import { isProviderName } from "./payment-provider.ts";
import { sendAutomaticLink } from "./send-automatic-link.ts";

/**
 * Calls to a payment provider outside a request. While the provider cannot be reached, the queue retries
 * after longer and longer waits.
 */
export function paymentJobs({
  database: { db },
  config,
  settings,
  jobs,
  clock,
  log,
}: Services): Pick<JobHandlers, "payment.close-link" | "payment.create-link"> {
  const providers = liveProviders({ config, settings });
  return {
    async "payment.close-link"({ paymentId }) {
      const link = await findPaymentLink(db, paymentId);
      if (!link?.provider_ref || !isProviderName(link.provider)) return;
      const failure = await providers()[link.provider]?.closePaymentLink(link.provider_ref);
      if (failure?.failed === "away") throw new Error(failure.reason);
      await checkClosedLink({ db, jobs, providers: providers(), now: clock() }, paymentId);
    },
    async "payment.create-link"({ orderId }) {
      const store = { ...settings.current(), publicUrl: config.publicUrl };
      const link = { db, jobs, providers: providers(), store, times: config, now: clock() };
      const reason = await sendAutomaticLink(link, orderId);
      if (reason) log.warn({ orderId, reason }, "no automatic payment link: staff send it");
    },
  };
}
