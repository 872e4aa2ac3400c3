import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { resendMail } from "./resend-mail.ts";

type MailCalls = "POST /api/admin/mails/{mailId}/retry";

export const mailApi = ({ database: { db }, jobs }: Services): Handlers<MailCalls> => ({
  async "POST /api/admin/mails/{mailId}/retry"({ params, ...staff }) {
    const refused = await resendMail(db, jobs, { mailId: params.mailId, staff, now: staff.now });
    return refused ?? { state: "queued" };
  },
});
