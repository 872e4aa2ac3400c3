import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { confirmStatement } from "./confirm-statement.ts";

/** The bank's statement, for staff. */
export const statementApi = ({
  database: { db },
  jobs,
  config,
  calendar,
  settings,
}: Services): Handlers<"POST /api/admin/payments/statement"> => ({
  "POST /api/admin/payments/statement": ({ body, ...staff }) =>
    confirmStatement(db, jobs, {
      input: body,
      baseCurrency: settings.current().baseCurrency,
      staff,
      calendar,
      times: config,
      now: staff.now,
    }),
});
