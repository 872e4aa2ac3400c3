import type { JobHandlers } from "../../server/jobs/jobs.ts";
import type { Services } from "../../server/services.ts";
import { sellerAddressOf, sellerNameOf } from "../settings/settings.ts";
import { settleInvoices } from "./settle-invoices.ts";
import type { Billing } from "./write-invoice.ts";

/** The seller and the numbers by the settings that hold now. */
export function currentBilling({ settings, calendar }: Pick<Services, "calendar" | "settings">): Billing {
  const current = settings.current();
  return {
    seller: {
      name: sellerNameOf(current),
      address: sellerAddressOf(current),
      gstin: current.sellerGstin ?? undefined,
      email: current.supportEmail,
      basisPoints: current.gstRate,
      hsn: current.gstHsn ?? "",
    },
    prefix: current.invoicePrefix,
    calendar,
  };
}

/** The job that follows every dispatch, refund and cancellation: it writes the invoices and credit notes due. */
export const invoiceJobs = (services: Services): Pick<JobHandlers, "invoice.settle"> => ({
  "invoice.settle": ({ orderId }) =>
    settleInvoices(services.database.db, {
      orderId,
      billing: currentBilling(services),
      now: services.clock(),
    }),
});
