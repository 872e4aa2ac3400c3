import type { JobHandlers } from "../../server/jobs/jobs.ts";
import type { Services } from "../../server/services.ts";
import { applyDue } from "./apply-due.ts";

/** What is due of the schedule. The other processes hear of it from the database; this one shows it at once. */
export const scheduleJobs = ({
  database: { db },
  catalog,
  clock,
}: Pick<Services, "database" | "catalog" | "clock">): Pick<JobHandlers, "catalogue.scheduled"> => ({
  async "catalogue.scheduled"() {
    if (await applyDue(db, clock())) await catalog.refresh();
  },
});
