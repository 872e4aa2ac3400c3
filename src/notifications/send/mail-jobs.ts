import type { JobHandlers, JobPayloads, MailQueue } from "../../platform/jobs/jobs.ts";
import { bringForward, isServerAway } from "../../platform/mail/bring-forward.ts";
import type { MailTransport } from "../../platform/mail/mail-transport.ts";
import { queueOf } from "../../platform/mail/queue-mail.ts";
import { setMailWaiting, takeWaitingMails } from "../../platform/mail/waiting-mails.store.ts";
import type { Services } from "../../platform/services.ts";
import { sendMail } from "./send-mail.ts";

type MailServices = Pick<
  Services,
  "calendar" | "clock" | "config" | "database" | "isPublic" | "jobs" | "log" | "settings" | "telemetry"
>;

/**
 * The jobs that send mails by the present mail server. Without one they are stored, to be read at /mailbox; in a public
 * store, which has no /mailbox, they wait. Mails with a code have connections of their own, so that they do not stand behind
 * others there either.
 */
export function mailJobs({
  database: { db },
  config: { publicUrl, outboundTls },
  jobs,
  settings,
  isPublic,
  clock,
  calendar,
  log,
  telemetry,
}: MailServices): Pick<JobHandlers, "mail.send" | "mail.send-code" | "mail.wake"> {
  const opened = new Map<
    MailQueue,
    { readonly smtpUrl: string; readonly transport: Promise<MailTransport> }
  >();
  const transportTo = (smtpUrl: string, queue: MailQueue): Promise<MailTransport> => {
    const last = opened.get(queue);
    if (last?.smtpUrl === smtpUrl) return last.transport;
    const opening = import("../../platform/mail/mail-transport.ts");
    const transport = opening.then(({ smtpTransport }) => smtpTransport(smtpUrl, outboundTls));
    opened.set(queue, { smtpUrl, transport });
    return transport;
  };
  const waiting = bringForward(jobs);
  const sendFrom = async (queue: MailQueue, { mailId }: JobPayloads[MailQueue]) => {
    const store = { ...settings.current(), publicUrl };
    if (isPublic && !store.smtpUrl) return setMailWaiting(db, mailId);
    try {
      const transport = store.smtpUrl ? await transportTo(store.smtpUrl, queue) : undefined;
      const send =
        transport && telemetry
          ? (...mail: Parameters<MailTransport>) => telemetry.traceCall("mail", () => transport(...mail))
          : transport;
      await sendMail({ db, store, calendar, send, now: clock() }, mailId);
    } catch (error) {
      log.warn({ err: error, mailId }, "mail not sent yet");
      if (isServerAway(error)) waiting.serverIsAway();
      else await waiting.serverResponded();
      // The queue stores this text. The mail server's own names the receiver, and an erasure reaches only the mail's row.
      throw new Error("The mail was not sent. Its row has the reason.", { cause: error });
    }
    await waiting.serverResponded();
  };
  const wake = async () => {
    if (!settings.current().smtpUrl) return;
    await db.transaction().execute(async (trx) => {
      for (const { mail_id: mailId, kind } of await takeWaitingMails(trx))
        await jobs.enqueue(trx, queueOf(kind), { mailId });
    });
  };
  return {
    "mail.send": (payload) => sendFrom("mail.send", payload),
    "mail.send-code": (payload) => sendFrom("mail.send-code", payload),
    "mail.wake": wake,
  };
}
