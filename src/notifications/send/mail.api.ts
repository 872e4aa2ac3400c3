import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { markMailTested } from "../../platform/settings/mark-mail-tested.ts";
import { sendTestMail } from "../mail-texts/send-test-mail.ts";
import { resendMail } from "./resend-mail.ts";

type MailCalls = "POST /api/admin/mails/{mailId}/retry" | "POST /api/admin/settings/test-mail";

export const mailApi = ({ database: { db }, config, jobs, settings }: Services): Handlers<MailCalls> => ({
  async "POST /api/admin/mails/{mailId}/retry"({ params, ...staff }) {
    const refused = await resendMail(db, jobs, { mailId: params.mailId, staff, now: staff.now });
    return refused ?? { state: "queued" };
  },
  async "POST /api/admin/settings/test-mail"({ body: { recipient, mailServer }, ...staff }) {
    await settings.refresh();
    const refused = await sendTestMail(settings.current(), config.publicUrl, {
      recipient,
      mailServer,
      outboundTls: config.outboundTls,
    });
    if (refused) return refused;
    await markMailTested(db, staff.now);
    return 1;
  },
});
