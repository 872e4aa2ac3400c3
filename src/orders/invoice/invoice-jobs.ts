import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import type { Services } from "../../platform/services.ts";
import { billingOf } from "./billing.ts";
import { settleInvoices } from "./settle-invoices.ts";

/** The job that follows every dispatch, refund and cancellation: it writes the invoices and credit notes due. */
export const invoiceJobs = (services: Services): Pick<JobHandlers, "invoice.settle"> => ({
  "invoice.settle": ({ orderId }) =>
    settleInvoices(services.database.db, {
      orderId,
      billing: billingOf(services.settings.current(), services.calendar),
      now: services.clock(),
    }),
});
