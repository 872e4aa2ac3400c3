import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { sendEnquiry } from "./send-enquiry.ts";

type EnquiryCalls = "POST /api/bulkEnquiry" | "POST /api/contact";

export const enquiryApi = ({ database: { db }, jobs, config }: Services): Handlers<EnquiryCalls> => ({
  "POST /api/bulkEnquiry": ({ body, now }) =>
    sendEnquiry(db, jobs, { kind: "bulk", body, now, teamEmail: config.supportEmail }),

  "POST /api/contact": ({ body, now }) =>
    sendEnquiry(db, jobs, { kind: "contact", body, now, teamEmail: config.supportEmail }),
});
