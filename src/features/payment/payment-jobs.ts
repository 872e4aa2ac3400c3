import type { JobHandlers } from "../../server/jobs/jobs.ts";
import type { Services } from "../../server/services.ts";
import { configuredProviders } from "./configured-providers.ts";
import { findLink } from "./payment.store.ts";

/** What is asked of a provider outside a request: tried again, later and later, while it cannot be reached. */
export function paymentJobs({
  database: { db },
  config,
}: Pick<Services, "database" | "config">): Pick<JobHandlers, "payment.close-link"> {
  const providers = configuredProviders(config);
  return {
    async "payment.close-link"({ paymentId }) {
      const link = await findLink(db, paymentId);
      if (!link?.provider_ref || link.provider === "pasted") return;
      const failure = await providers[link.provider]?.closeLink(link.provider_ref);
      if (failure?.failed === "away") throw new Error(failure.reason);
    },
  };
}
