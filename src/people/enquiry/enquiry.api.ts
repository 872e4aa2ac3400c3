import type { Handlers } from "../../contract/handler.ts";
import { clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";
import { createAttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Services } from "../../platform/services.ts";
import { receiveEnquiry } from "./receive-enquiry.ts";

type EnquiryCalls = "POST /api/bulkEnquiry" | "POST /api/contact";

export function enquiryApi({ database: { db }, jobs, config, settings }: Services): Handlers<EnquiryCalls> {
  const limiter = createAttemptLimiter(db, config);
  const supportEmail = () => settings.current().supportEmail;
  const fromClient = (clientIp: string, now: Date) => {
    const subject = clientNetwork(clientIp);
    return limiter.count(
      [
        { kind: "enquiry from client", subject },
        { kind: "enquiry from client in a day", subject },
      ],
      now,
    );
  };
  return {
    "POST /api/bulkEnquiry": async ({ body, headers: { "x-shop-language": language }, now, clientIp }) =>
      (await fromClient(clientIp, now)) ??
      receiveEnquiry(db, jobs, limiter, { kind: "bulk", body, language, now, supportEmail: supportEmail() }),

    "POST /api/contact": async ({ body, headers: { "x-shop-language": language }, now, clientIp }) =>
      (await fromClient(clientIp, now)) ??
      receiveEnquiry(db, jobs, limiter, {
        kind: "contact",
        body,
        language,
        now,
        supportEmail: supportEmail(),
      }),
  };
}
