import type { JobHandlers } from "../../../platform/jobs/jobs.ts";
import type { Services } from "../../../platform/services.ts";
import { makeWaitingClaims } from "./make-waiting-claims.ts";
import { isAnybodyWaiting } from "./waiting-claim.store.ts";

/** Each minute: what came back to stock goes to those who wait. */
export const waitingClaimJobs = ({
  database: { db },
  jobs,
  config,
  settings,
  calendar: { timeZone },
  clock,
  log,
}: Services): Pick<JobHandlers, "claim.make"> => ({
  async "claim.make"() {
    if (!(await isAnybodyWaiting(db))) return;
    const { baseCurrency } = settings.current();
    const done = await makeWaitingClaims(db, jobs, { baseCurrency, limits: config, timeZone, now: clock() });
    if (done.made + done.ended > 0) log.info(done, "waiting claims");
  },
});
