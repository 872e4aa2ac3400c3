import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { sendAgain } from "./send-again.ts";

type MailCalls = "POST /api/admin/mails/{mailId}/send-again";

export const mailApi = ({ database: { db }, jobs }: Services): Handlers<MailCalls> => ({
  async "POST /api/admin/mails/{mailId}/send-again"({ params, ...staff }) {
    const refused = await sendAgain(db, jobs, { mailId: params.mailId, staff, now: staff.now });
    return refused ?? { state: "queued" };
  },
});
