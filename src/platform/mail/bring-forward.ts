import type { Jobs, MailQueue } from "../jobs/jobs.ts";

/** nodemailer's codes for a mail server that cannot be reached; a mail that the server refuses has another code. */
const AWAY = new Set<unknown>(["ECONNECTION", "ESOCKET", "ETIMEDOUT", "EDNS", "ECONNREFUSED", "EPROTOCOL"]);

export const isServerAway = (error: unknown): boolean => AWAY.has((error as { code?: unknown }).code);

/**
 * After an outage of the mail server the first mail that it takes brings the waiting ones forward: those with a code at
 * once, because somebody waits for each of them, and the others as soon as no code is left to be begun.
 */
export function bringForward(jobs: Pick<Jobs, "retryNow" | "hasDue">) {
  const all: readonly MailQueue[] = ["mail.send-code", "mail.send"];
  let asleep = all; // mails may have waited since before this process began
  const wakeNext = async () => {
    if (asleep.length === all.length) {
      await jobs.retryNow("mail.send-code");
      asleep = ["mail.send"];
    }
    if (asleep.length === 0 || (await jobs.hasDue("mail.send-code"))) return;
    await jobs.retryNow("mail.send");
    asleep = [];
  };
  let last = Promise.resolve();
  return {
    serverIsAway() {
      asleep = all;
    },
    /** One after the other: otherwise a second mail would not yet see the codes that the first one wakes. */
    serverResponded() {
      if (asleep.length === 0) return Promise.resolve();
      last = last.then(wakeNext, wakeNext);
      return last;
    },
  };
}
