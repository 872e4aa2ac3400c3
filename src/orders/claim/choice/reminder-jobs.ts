import type { JobHandlers } from "../../../platform/jobs/jobs.ts";
import type { Services } from "../../../platform/services.ts";
import { remindByClock } from "./remind-choices.ts";

/** Each hour: whoever was invited to choose and has not is reminded in the last days. */
export const reminderJobs = ({
  database: { db },
  jobs,
  calendar: { timeZone },
  clock,
  log,
}: Pick<Services, "calendar" | "clock" | "database" | "jobs" | "log">): Pick<
  JobHandlers,
  "claim.remind"
> => ({
  async "claim.remind"() {
    const reminded = await remindByClock(db, jobs, { timeZone, now: clock() });
    if (reminded > 0) log.info({ reminded }, "reminders of choices");
  },
});
