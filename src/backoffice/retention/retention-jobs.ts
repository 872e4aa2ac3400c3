import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import type { Services } from "../../platform/services.ts";
import { deleteAfterRetention } from "./delete-after-retention.ts";
import { deleteExpiredData } from "./delete-expired-data.ts";

/**
 * Each hour the jobs delete what nobody can use any more; each night, what was kept for as long as configuration
 * and settings say.
 */
export const retentionJobs = ({
  database: { db },
  config,
  clock,
  log,
  settings,
}: Pick<Services, "clock" | "config" | "database" | "log" | "settings">): Pick<
  JobHandlers,
  "store.clean" | "store.prune"
> => ({
  "store.clean": () => deleteExpiredData(db, clock()),
  async "store.prune"() {
    const { joinerDays } = settings.current();
    log.info(await deleteAfterRetention(db, { ...config, joinerDays }, clock()), "old data deleted");
  },
});
