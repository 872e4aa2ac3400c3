import type { MailId } from "../../contract/ids.ts";
import type { Db, Trx } from "../db/database.ts";
import { WAITS_FOR_SERVER } from "./waiting-mail.ts";

/** Marks a queued mail as waiting. No job works on it from now on. */
export async function setMailWaiting(db: Db, mailId: MailId): Promise<void> {
  await db
    .updateTable("mails")
    .set({ last_error: WAITS_FOR_SERVER })
    .where("mail_id", "=", mailId)
    .where("state", "=", "queued")
    .execute();
}

/** Takes the mark from every waiting mail. Returns them, the oldest first: each gets a job in the same transaction. */
export async function takeWaitingMails(trx: Trx) {
  const rows = await trx
    .updateTable("mails")
    .set({ last_error: null })
    .where("state", "=", "queued")
    .where("last_error", "=", WAITS_FOR_SERVER)
    .returning(["mail_id", "kind"])
    .execute();
  return rows.sort((a, b) => a.mail_id - b.mail_id);
}
