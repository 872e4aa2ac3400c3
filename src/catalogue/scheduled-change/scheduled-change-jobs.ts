import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import type { CatalogueServices } from "../services.ts";
import { applyDueChanges } from "./apply-due-changes.ts";

/** Applies the due changes. The database notifies the other processes. This process refreshes at once. */
export const scheduledChangeJobs = ({
  database: { db },
  catalogue,
  clock,
}: Pick<CatalogueServices, "database" | "catalogue" | "clock">): Pick<
  JobHandlers,
  "catalogue.scheduled"
> => ({
  async "catalogue.scheduled"() {
    if (await applyDueChanges(db, clock())) await catalogue.refresh();
  },
});
