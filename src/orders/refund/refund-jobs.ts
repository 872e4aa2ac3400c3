import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import type { Services } from "../../platform/services.ts";
import { liveProviders } from "../payment/live-providers.ts";
import { requestProviderRefund } from "./request-provider-refund.ts";

/** The job that requests a refund from the payment provider. */
export function refundJobs({
  database: { db },
  jobs,
  config,
  settings,
  clock,
  log,
}: Services): Pick<JobHandlers, "payment.refund"> {
  const providers = liveProviders({ config, settings });
  return {
    async "payment.refund"({ refundId }) {
      try {
        await requestProviderRefund({ db, jobs, providers: providers(), now: clock() }, refundId);
      } catch (error) {
        log.warn({ err: error, refundId }, "refund request failed, the queue will retry it");
        throw error;
      }
    },
  };
}
