import type { JobHandlers } from "../../server/jobs/jobs.ts";
import type { Services } from "../../server/services.ts";
import { configuredProviders } from "../payment/configured-providers.ts";
import { askProvider } from "./ask-provider.ts";

/** The job that asks a provider to pay a refund back. */
export function refundJobs({
  database: { db },
  jobs,
  config,
  clock,
  log,
}: Services): Pick<JobHandlers, "payment.refund"> {
  const providers = configuredProviders(config);
  return {
    async "payment.refund"({ refundId }) {
      try {
        await askProvider({ db, jobs, providers, now: clock() }, refundId);
      } catch (error) {
        log.warn({ err: error, refundId }, "refund not asked for yet");
        throw error;
      }
    },
  };
}
