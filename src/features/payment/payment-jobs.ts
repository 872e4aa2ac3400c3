import type { JobHandlers } from "../../server/jobs/jobs.ts";
import type { Services } from "../../server/services.ts";
import { configuredProviders } from "./configured-providers.ts";
import { findPaymentLink } from "./payment.store.ts";

/**
 * Calls to a payment provider outside a request. While the provider cannot be reached, the queue retries
 * after longer and longer waits.
 */
export function paymentJobs({
  database: { db },
  config,
}: Pick<Services, "database" | "config">): Pick<JobHandlers, "payment.close-link"> {
  const providers = configuredProviders(config);
  return {
    async "payment.close-link"({ paymentId }) {
      const link = await findPaymentLink(db, paymentId);
      if (!link?.provider_ref || link.provider === "pasted") return;
      const failure = await providers[link.provider]?.closePaymentLink(link.provider_ref);
      if (failure?.failed === "away") throw new Error(failure.reason);
    },
  };
}
