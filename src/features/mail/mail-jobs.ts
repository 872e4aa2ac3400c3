import type { JobHandlers, JobPayloads } from "../../server/jobs/jobs.ts";
import type { Services } from "../../server/services.ts";
import type { MailExtras } from "./mail-extras.ts";
import type { MailTransport } from "./mail-transport.ts";
import { sendMail } from "./send-mail.ts";
import { setMailWaiting, takeWaitingMails } from "./waiting-mails.store.ts";

/** nodemailer's codes for a mail server that cannot be reached; a mail that the server refuses has another code. */
const AWAY = new Set<unknown>(["ECONNECTION", "ESOCKET", "ETIMEDOUT", "EDNS", "ECONNREFUSED", "EPROTOCOL"]);

type MailServices = Pick<
  Services,
  "calendar" | "clock" | "config" | "database" | "isPublic" | "jobs" | "log" | "settings" | "telemetry"
>;

/**
 * The jobs that send mails by the present mail server. Without one they are stored, to be read at /mailbox; in a public
 * store, which has no /mailbox, they wait. After an outage of the mail server the first mail that goes out brings the
 * waiting ones forward.
 */
export function mailJobs(
  {
    database: { db },
    config: { publicUrl, outboundTls },
    jobs,
    settings,
    isPublic,
    clock,
    calendar,
    log,
    telemetry,
  }: MailServices,
  extras: MailExtras,
): Pick<JobHandlers, "mail.send" | "mail.send-code" | "mail.wake"> {
  let open: { readonly smtpUrl: string; readonly transport: Promise<MailTransport> } | undefined;
  const transportTo = (smtpUrl: string): Promise<MailTransport> => {
    if (open?.smtpUrl !== smtpUrl) {
      const opening = import("./mail-transport.ts");
      open = { smtpUrl, transport: opening.then(({ smtpTransport }) => smtpTransport(smtpUrl, outboundTls)) };
    }
    return open.transport;
  };
  let wasAway = true; // mails may have waited since before this process began
  const sendOne = async ({ mailId }: JobPayloads["mail.send"]) => {
    const store = { ...settings.current(), publicUrl };
    if (isPublic && !store.smtpUrl) return setMailWaiting(db, mailId);
    try {
      const transport = store.smtpUrl ? await transportTo(store.smtpUrl) : undefined;
      const send =
        transport && telemetry
          ? (...mail: Parameters<MailTransport>) => telemetry.traceCall("mail", () => transport(...mail))
          : transport;
      await sendMail({ db, store, calendar, extras, send, now: clock() }, mailId);
    } catch (error) {
      wasAway ||= AWAY.has((error as { code?: unknown }).code);
      log.warn({ err: error, mailId }, "mail not sent yet");
      throw error;
    }
    if (!wasAway) return;
    wasAway = false;
    await jobs.retryMailsNow();
  };
  const wake = async () => {
    if (!settings.current().smtpUrl) return;
    await db.transaction().execute(async (trx) => {
      for (const mailId of await takeWaitingMails(trx)) await jobs.enqueue(trx, "mail.send", { mailId });
    });
  };
  return { "mail.send": sendOne, "mail.send-code": sendOne, "mail.wake": wake };
}
