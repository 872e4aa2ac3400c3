import { createTransport } from "nodemailer";

/** A file that goes with a mail. */
export interface Attachment {
  readonly fileName: string;
  readonly content: Buffer;
}

export interface OutgoingMail {
  readonly from: string;
  readonly to: string;
  readonly replyTo: { readonly name: string; readonly address: string };
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
}

export type MailTransport = (envelope: OutgoingMail) => Promise<void>;

/** Shorter than the queue's limit for a job, so that no mail is tried again while it is still being sent. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};
/**
 * Connections stay open for mails that follow at once. They are closed before the mail server ends idle ones.
 */
const IDLE_MS = 2_000;

const isOnThisMachine = (smtpUrl: string): boolean =>
  /^(localhost|\[::1\]|127(\.\d{1,3}){3})$/.test(new URL(smtpUrl).hostname);

type OutboundTls = "off" | "required";

const optionsOf = (smtpUrl: string, tls: OutboundTls) => ({
  url: smtpUrl,
  ...(tls === "required" && !isOnThisMachine(smtpUrl) && { requireTLS: true, ignoreTLS: false }),
  disableFileAccess: true,
  disableUrlAccess: true,
  ...TIMEOUTS,
});

/** Connects, encrypts and logs in as for a mail, and sends none. Rejects as `smtpTransport`'s function does. */
export async function verifyMailServer(smtpUrl: string, tls: OutboundTls): Promise<void> {
  const transport = createTransport(optionsOf(smtpUrl, tls));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/**
 * Sends by SMTP over at most two pooled connections. Rejects when the mail server does not accept the mail, and with
 * `tls` "required" when one on another machine offers no encryption: then neither a login nor a mail was sent to it.
 */
export function smtpTransport(smtpUrl: string, tls: OutboundTls): MailTransport {
  const open = () => createTransport({ ...optionsOf(smtpUrl, tls), pool: true, maxConnections: 2 });
  let transport: ReturnType<typeof open> | undefined;
  let inFlight = 0;
  let idle: NodeJS.Timeout | undefined;

  return async (envelope) => {
    clearTimeout(idle);
    transport ??= open();
    inFlight += 1;
    try {
      await transport.sendMail({
        ...envelope,
        attachments: envelope.attachments.map(({ fileName, content }) => ({ filename: fileName, content })),
        to: { name: "", address: envelope.to },
        headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
      });
    } finally {
      inFlight -= 1;
      if (inFlight === 0) {
        idle = setTimeout(() => {
          transport?.close();
          transport = undefined;
        }, IDLE_MS);
        idle.unref();
      }
    }
  };
}
