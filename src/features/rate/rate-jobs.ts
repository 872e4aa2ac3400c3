import type { JobHandlers } from "../../server/jobs/jobs.ts";
import type { Services } from "../../server/services.ts";
import { fetchRates } from "./fetch-rates.ts";

/** The source of rates, read once a day; without one nothing is asked. */
export const rateJobs = ({
  config,
  database,
  clock,
}: Pick<Services, "config" | "database" | "clock">): Pick<JobHandlers, "rates.fetch"> => ({
  async "rates.fetch"() {
    if (config.ratesUrl) await fetchRates(database.db, config.ratesUrl, clock());
  },
});
