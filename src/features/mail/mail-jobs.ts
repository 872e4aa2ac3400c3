import type { JobHandlers } from "../../server/jobs/jobs.ts";
import type { Services } from "../../server/services.ts";
import type { SendEnvelope } from "./mail-transport.ts";
import { sendMail } from "./send-mail.ts";

/** The job that sends mails: through SMTP_URL, or into the mailbox when there is none. */
export function mailJobs({
  database: { db },
  config,
  clock,
  log,
}: Pick<Services, "database" | "config" | "clock" | "log">): Pick<JobHandlers, "mail.send"> {
  let transport: Promise<SendEnvelope> | undefined;
  const openTransport = (smtpUrl: string) =>
    import("./mail-transport.ts").then(({ smtpTransport }) => smtpTransport(smtpUrl));
  return {
    async "mail.send"({ mailId }) {
      if (config.smtpUrl) transport ??= openTransport(config.smtpUrl);
      try {
        await sendMail({ db, config, send: await transport, now: clock() }, mailId);
      } catch (error) {
        log.warn({ err: error, mailId }, "mail not sent yet");
        throw error;
      }
    },
  };
}
