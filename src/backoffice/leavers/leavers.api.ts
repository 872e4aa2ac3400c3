import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import type { Services } from "../../platform/services.ts";
import { endPlannedLeavers } from "./end-planned-leavers.ts";
import { offboardLeavers } from "./offboard-leavers.ts";
import { deletePlannedLeaver, listPlannedLeavers } from "./planned-leavers.store.ts";

type LeaverCalls =
  | "GET /api/admin/leavers"
  | "POST /api/admin/leavers"
  | "POST /api/admin/leavers/{plannedLeaverId}/call-off";

export const leaversApi = ({ database: { db }, jobs, calendar }: Services): Handlers<LeaverCalls> => ({
  "POST /api/admin/leavers": ({ body, ...staff }) =>
    offboardLeavers(db, jobs, { input: body, staff, calendar, now: staff.now }),

  async "GET /api/admin/leavers"() {
    const planned = await listPlannedLeavers(db);
    return {
      planned: planned.map((each) => ({ ...each, listedAt: each.listedAt.toISOString() })),
      timeZone: calendar.timeZone,
    };
  },

  "POST /api/admin/leavers/{plannedLeaverId}/call-off": ({
    params: { plannedLeaverId: id },
    now,
    ...staff
  }) =>
    db.transaction().execute(async (trx) => {
      if (!(await deletePlannedLeaver(trx, id)))
        return refuse("not_found", "This has been cancelled before, or the last day has passed.");
      await recordChange(trx, {
        staff,
        action: "leaving called off",
        subject: "leavers",
        subjectId: id,
        now,
      });
      return 200 as const;
    }),
});

/** Each hour: a day may end in the store's time zone at any hour of this machine. */
export const leaverJobs = ({
  database: { db },
  jobs,
  calendar,
  clock,
  log,
}: Pick<Services, "calendar" | "clock" | "database" | "jobs" | "log">): Pick<JobHandlers, "leavers.end"> => ({
  async "leavers.end"() {
    const ended = await endPlannedLeavers(db, jobs, { calendar, now: clock() });
    if (ended > 0) log.info({ ended }, "the last day of leavers is over");
  },
});
