import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  readonly to: readonly string[];
  /** The message as it was received. */
  readonly raw: string;
  /** The text part, decoded. */
  readonly text: string;
  readonly subject: string;
  readonly isEncrypted: boolean;
}

export interface Inbox {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Waits for a mail that matches; throws when none came. */
  next(matches: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>;
  /** Refuses the next mails with 451, as a full or broken server does. */
  refuse(count: number): void;
  /** Refuses every mail to this address with 550, and names it, as Postfix does, until the returned function is called. */
  reject(address: string): () => void;
  /** Never responds about mails to this address, until the returned function is called: then with 451, and all is well. */
  hangOn(address: string): () => void;
  /** Takes no connection, as a server that is starting, until the returned function is called. */
  turnAway(): () => void;
  close(): Promise<void>;
}

/** As long as every other wait of the tests: on a busy machine a second attempt at a mail takes its time. */
const WAIT_MS = 30_000;

/**
 * A real SMTP server that records what it receives, on a free port unless one is given. With a certificate it offers
 * STARTTLS.
 */
export async function openInbox(
  certificate?: Readonly<Record<"cert" | "key", string>>,
  givenPort = 0,
): Promise<Inbox> {
  const mails: ReceivedMail[] = [];
  const watchers = new Set<() => void>();
  let refusals = 0;
  let isAway = false;
  const rejected = new Set<string>();
  const hanging = new Map<string, (() => void)[]>();
  const server = new SMTPServer({
    disabledCommands: certificate ? ["AUTH"] : ["AUTH", "STARTTLS"],
    ...(certificate && { cert: certificate.cert, key: certificate.key }),
    onConnect(_session, done) {
      done(isAway ? smtpError(421, "Not open yet") : null);
    },
    onRcptTo({ address }, _session, done) {
      const waiting = hanging.get(address);
      if (waiting) waiting.push(() => done(smtpError(451, "Try again later")));
      else done(rejected.has(address) ? smtpError(550, `No such mailbox: ${address}`) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusals > 0) {
          refusals -= 1;
          done(smtpError(451, "Try again later"));
          return;
        }
        const raw = Buffer.concat(chunks).toString("utf8");
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({
          to,
          raw,
          text: textOf(raw),
          isEncrypted: session.secure,
          subject: /^Subject: (.*(?:\r\n .*)*)/m.exec(raw)?.[1] ?? "",
        });
        done();
        for (const watch of watchers) watch();
      });
    },
  });
  server.on("error", () => undefined); // a client that refuses the certificate ends its connection
  await new Promise<void>((ready) => server.listen(givenPort, "127.0.0.1", ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse(count) {
      refusals = count;
    },
    reject(address) {
      rejected.add(address);
      return () => void rejected.delete(address);
    },
    hangOn(address) {
      const waiting: (() => void)[] = [];
      hanging.set(address, waiting);
      return () => {
        hanging.delete(address);
        for (const respond of waiting) respond();
      };
    },
    turnAway() {
      isAway = true;
      for (const connection of server.connections) connection.close(); // a store keeps them open for mails that follow
      return () => {
        isAway = false;
      };
    },
    next(matches) {
      return new Promise((done, fail) => {
        const watch = () => {
          const mail = mails.find(matches);
          if (!mail) return;
          clearTimeout(timer);
          watchers.delete(watch);
          done(mail);
        };
        const timer = setTimeout(() => {
          watchers.delete(watch);
          fail(
            new Error(
              `No such mail came; received: ${mails.map((m) => `${m.to}: ${m.subject}`).join("; ") || "none"}`,
            ),
          );
        }, WAIT_MS);
        watchers.add(watch);
        watch();
      });
    },
    close: () => new Promise((done) => server.close(done)),
  };
}

const smtpError = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

function textOf(raw: string): string {
  const boundary = /boundary="([\w=.-]+)"/i.exec(raw)?.[1] ?? ""; // the text itself may have dashes
  const part = new RegExp(
    `Content-Type: text/plain[^]*?\\r\\n\\r\\n([^]*?)(?=\\r\\n--${boundary.replaceAll(".", "\\.")}|$)`,
    "i",
  ).exec(raw);
  const body = part?.[1] ?? "";
  if (/Content-Transfer-Encoding: base64/i.test(part?.[0] ?? ""))
    return Buffer.from(body, "base64").toString("utf8");
  if (!/Content-Transfer-Encoding: quoted-printable/i.test(part?.[0] ?? "")) return body;
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
