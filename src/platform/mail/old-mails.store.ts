import { sql } from "kysely";
import type { EnquiryId } from "../../contract/ids.ts";
import type { Db, Trx } from "../db/database.ts";
import { ERASED, type PersonToErase } from "../erasure/person-to-erase.ts";
import { mailsOfPerson } from "./mails-of-person.ts";

/** Deletes a batch of mails that were settled before that time. Returns how many. */
export async function deleteOldMails(
  db: Db,
  { settledBefore, batchSize }: { readonly settledBefore: Date; readonly batchSize: number },
): Promise<number> {
  const deleted = await sql`
    delete from mails where mail_id in (
      select mail_id from mails where settled_at < ${settledBefore} order by mail_id limit ${batchSize})`.execute(
    db,
  );
  return Number(deleted.numAffectedRows ?? 0);
}

export async function deleteMailsOfEnquiries(trx: Trx, enquiryIds: readonly EnquiryId[]): Promise<void> {
  await sql`delete from mails where enquiry_id = any (${enquiryIds}::int[])`.execute(trx);
}

/**
 * Call it before the person's orders and enquiries are erased: mails are found by them. Mails still in the queue are
 * not sent.
 */
export async function eraseMails(trx: Trx, { userId, email, now }: PersonToErase): Promise<void> {
  await sql`update mails set recipient = ${ERASED}, subject = null, text_body = null, html_body = null, last_error = null,
    state = case state when 'queued' then 'failed' else state end, settled_at = coalesce(settled_at, ${now})
    where mail_id in (select m.mail_id from ${mailsOfPerson(userId, email)})`.execute(trx);
}
