import type { MailExtras } from "../../notifications/mail-extras.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import type { Services } from "../../platform/services.ts";
import { sellerAddressOf, sellerNameOf } from "../../platform/settings/settings.ts";
import { trackingUrl } from "../order/tracking-url.ts";
import { printParcelInvoice } from "./print-parcel-invoice.ts";
import { settleInvoices } from "./settle-invoices.ts";
import type { Billing } from "./write-invoice.ts";

/** The seller and the prefix of the numbers, from the present settings. */
export function currentBilling({ settings, calendar }: Pick<Services, "calendar" | "settings">): Billing {
  const current = settings.current();
  return {
    seller: {
      name: sellerNameOf(current),
      address: sellerAddressOf(current),
      gstin: current.sellerGstin ?? undefined,
      vatNumber: current.sellerVatNumber ?? undefined,
      vatCountries: current.vatCountries,
      email: current.supportEmail,
      basisPoints: current.gstRate,
      hsn: current.gstHsn ?? "",
    },
    prefix: current.invoicePrefix,
    calendar,
    offersGerman: current.offersGerman,
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

/** What mails take from here: couriers' pages, and the invoice that goes with a parcel's mail. */
export const mailExtras = (services: Services): MailExtras => ({
  trackingUrl: (courier, awbNo) => trackingUrl(services.settings.current().trackingUrls, courier, awbNo),
  printInvoice: (orderId, sentAt) =>
    printParcelInvoice(services.database.db, {
      orderId,
      sentAt,
      billing: currentBilling(services),
      now: services.clock(),
    }),
});
