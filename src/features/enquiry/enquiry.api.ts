import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { receiveEnquiry } from "./receive-enquiry.ts";

type EnquiryCalls = "POST /api/bulkEnquiry" | "POST /api/contact";

export const enquiryApi = ({ database: { db }, jobs, config }: Services): Handlers<EnquiryCalls> => ({
  "POST /api/bulkEnquiry": ({ body, now }) =>
    receiveEnquiry(db, jobs, { kind: "bulk", body, now, supportEmail: config.supportEmail }),

  "POST /api/contact": ({ body, now }) =>
    receiveEnquiry(db, jobs, { kind: "contact", body, now, supportEmail: config.supportEmail }),
});
