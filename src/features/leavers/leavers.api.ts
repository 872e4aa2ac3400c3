import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { offboardLeavers } from "./offboard-leavers.ts";

export const leaversApi = ({
  database: { db },
  jobs,
  calendar,
}: Services): Handlers<"POST /api/admin/leavers"> => ({
  "POST /api/admin/leavers": ({ body, ...staff }) =>
    offboardLeavers(db, jobs, { input: body, staff, calendar, now: staff.now }),
});
