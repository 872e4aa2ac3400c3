import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { createAttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import type { Services } from "../../platform/services.ts";
import { endDueHolds } from "../stock/hold-stock.ts";
import { askForAlert } from "./ask-for-alert.ts";
import { confirmAlert, deleteAlert } from "./back-in-stock.store.ts";
import { sendDueAlerts } from "./send-due-alerts.ts";

type AlertCalls =
  | "POST /api/back-in-stock"
  | "POST /api/back-in-stock/confirm"
  | "POST /api/back-in-stock/withdraw";

export function backInStockApi({ database: { db }, jobs, config }: Services): Handlers<AlertCalls> {
  const limiter = createAttemptLimiter(db, config);
  return {
    "POST /api/back-in-stock": ({ body, headers, caller, clientIp, now }) =>
      askForAlert(db, jobs, limiter, {
        ...body,
        email: body.email,
        language: headers["x-shop-language"] ?? "en",
        caller,
        clientIp,
        now,
      }),

    async "POST /api/back-in-stock/confirm"({ body, now }) {
      const found = await confirmAlert(db, body.token, now);
      if (!found)
        return refuse("not_found", "This link no longer works. Ask for it again on the product's page.");
      return { productName: found.productName, productUrl: found.productUrl ?? "" };
    },

    async "POST /api/back-in-stock/withdraw"({ body }) {
      return deleteAlert(db, body.token);
    },
  };
}

/** Each minute: ends the holds that are due, and mails who waits. So it finds whatever brought a SKU back: a delivery, a cancelled order, an edit, a schedule. */
export const backInStockJobs = ({
  database: { db },
  jobs,
  clock,
}: Pick<Services, "clock" | "database" | "jobs">): Pick<JobHandlers, "stock.alert"> => ({
  async "stock.alert"() {
    await endDueHolds(db, clock());
    await sendDueAlerts(db, jobs, clock());
  },
});
