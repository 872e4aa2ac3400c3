import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { readDashboard } from "./read-dashboard.ts";

export const dashboardApi = ({
  database: { fromReplica },
  calendar,
  settings,
}: Services): Handlers<"GET /api/admin/dashboard"> => ({
  "GET /api/admin/dashboard": ({ now }) =>
    fromReplica((db) => readDashboard(db, settings.current(), calendar, now)),
});
