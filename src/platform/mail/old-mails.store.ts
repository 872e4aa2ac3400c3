import { type RawBuilder, sql } from "kysely";
import type { EnquiryId, MemberId } from "../../contract/ids.ts";
import type { Db, Trx } from "../db/database.ts";
import { ERASED, type PersonToErase } from "../erasure/person-to-erase.ts";
import { isClaimMailOf, mailsOfPerson } from "./mails-of-person.ts";

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
 * Call it before the person's orders, enquiries and member are erased: mails are found by them. Mails still in the queue are
 * not sent.
 */
export async function eraseMails(trx: Trx, { userId, email, now }: PersonToErase): Promise<void> {
  await emptyMails(trx, sql`select m.mail_id from ${mailsOfPerson(userId, email)}`, now);
}

/** The mails that brought claim links to a member. Call it before the member is deleted. */
export async function eraseClaimMails(trx: Trx, memberId: MemberId, now: Date): Promise<void> {
  await emptyMails(
    trx,
    sql`select m.mail_id from mails m where ${isClaimMailOf(sql`${memberId}::integer`)}`,
    now,
  );
}

const emptyMails = (trx: Trx, mailIds: RawBuilder<unknown>, now: Date) =>
  sql`update mails set recipient = ${ERASED}, subject = null, text_body = null, html_body = null, last_error = null,
    state = case state when 'queued' then 'failed' else state end, settled_at = coalesce(settled_at, ${now})
    where mail_id in (${mailIds})`.execute(trx);
