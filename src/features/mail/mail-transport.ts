import { createTransport } from "nodemailer";

export interface Envelope {
  readonly from: string;
  readonly to: string;
  readonly replyTo: { readonly name: string; readonly address: string };
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export type SendEnvelope = (envelope: Envelope) => Promise<void>;

/** Below the queue's own limit for a job, so that no mail is tried again while it is still on its way. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};
/** Connections are kept for the mails that follow at once, and closed before the server tires of them. */
const IDLE_MS = 2_000;

/** Sends by SMTP over a few kept connections. Rejects when the server does not take the mail. */
export function smtpTransport(smtpUrl: string): SendEnvelope {
  const open = () =>
    createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...TIMEOUTS,
    });
  let transport: ReturnType<typeof open> | undefined;
  let underWay = 0;
  let idle: NodeJS.Timeout | undefined;

  return async (envelope) => {
    clearTimeout(idle);
    transport ??= open();
    underWay += 1;
    try {
      await transport.sendMail({
        ...envelope,
        to: { name: "", address: envelope.to },
        headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
      });
    } finally {
      underWay -= 1;
      if (underWay === 0) {
        idle = setTimeout(() => {
          transport?.close();
          transport = undefined;
        }, IDLE_MS);
        idle.unref();
      }
    }
  };
}
