import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import type { Services } from "../../platform/services.ts";
import { fetchRates } from "./fetch-rates.ts";

/** Reads the source of rates once a day. It does nothing when no source is configured. */
export const rateJobs = ({
  settings,
  database,
  clock,
}: Pick<Services, "settings" | "database" | "clock">): Pick<JobHandlers, "rates.fetch"> => ({
  async "rates.fetch"() {
    const { ratesUrl } = settings.current().integrations;
    if (ratesUrl) await fetchRates(database.db, ratesUrl, clock());
  },
});
