import { setTimeout } from "node:timers/promises";
import type { TestStore } from "./store.ts";

const PAUSE_MS = 50;
/** Half a minute, as the inbox waits: on a busy machine a second attempt at a mail takes its time. */
const MAX_TRIES = 600;

/** The value of a header of a mail, with its folded lines; empty when the mail does not have it. */
export const headerOf = (raw: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, "im").exec(raw)?.[1] ?? "";

/** The mails in the database. `store` is called at each action, because a file's store opens after this. */
export function recordedMails(store: () => TestStore) {
  const mailsOf = (recipient: string) =>
    store()
      .services.database.db.selectFrom("mails")
      .selectAll()
      .where("recipient", "=", recipient)
      .orderBy("mail_id")
      .execute();
  return {
    mailsOf,
    /** Waits until no mail to this address is queued. */
    settled: async (recipient: string) => {
      let rows = await mailsOf(recipient);
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        if (rows.length > 0 && rows.every(({ state }) => state !== "queued")) return rows;
        await setTimeout(PAUSE_MS);
        rows = await mailsOf(recipient);
      }
      throw new Error(
        `Not settled: ${rows.map(({ subject, state, attempts, last_error }) => `${subject} is ${state} after ${attempts} attempts (${last_error})`).join("; ") || "no mail"}`,
      );
    },
  };
}
