import type { TestStore } from "./store.ts";

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
      for (let tries = 0; tries < 200; tries++) {
        const rows = await mailsOf(recipient);
        if (rows.length > 0 && rows.every(({ state }) => state !== "queued")) return rows;
        await new Promise((wait) => setTimeout(wait, 50));
      }
      throw new Error("The mail was not settled");
    },
  };
}
