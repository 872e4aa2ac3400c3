import type { JobHandlers } from "../../server/jobs/jobs.ts";
import type { Services } from "../../server/services.ts";
import type { MailTransport } from "./mail-transport.ts";
import { sendMail } from "./send-mail.ts";

/** The job that sends mails by SMTP_URL. Without SMTP_URL they are only stored, to be read at /mailbox. */
export function mailJobs({
  database: { db },
  config,
  clock,
  calendar,
  log,
}: Pick<Services, "database" | "config" | "clock" | "calendar" | "log">): Pick<JobHandlers, "mail.send"> {
  let transport: Promise<MailTransport> | undefined;
  const openTransport = (smtpUrl: string) =>
    import("./mail-transport.ts").then(({ smtpTransport }) => smtpTransport(smtpUrl));
  return {
    async "mail.send"({ mailId }) {
      if (config.smtpUrl) transport ??= openTransport(config.smtpUrl);
      try {
        await sendMail({ db, config, calendar, send: await transport, now: clock() }, mailId);
      } catch (error) {
        log.warn({ err: error, mailId }, "mail not sent yet");
        throw error;
      }
    },
  };
}
