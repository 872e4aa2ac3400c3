import { sql } from "kysely";
import type { QuoteId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { ERASED } from "../../platform/erasure/person-to-erase.ts";

/** Locks the quotes of a mailbox. It is before everything else of an erasure: who accepts one of them locks it first too. */
export async function lockQuotesOf(trx: Trx, email: string): Promise<void> {
  await sql`select from quotes where email_folded = ${email} order by quote_id for no key update`.execute(
    trx,
  );
}

/**
 * Takes the person out of their quotes; prices and totals stay. What could still be accepted is lost by that, and its links open
 * nothing any more.
 */
export async function eraseQuotes(
  trx: Trx,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<void> {
  const theirs = sql`(select quote_id from quotes where email_folded = ${email})`;
  await sql`delete from quote_links where quote_id in ${theirs}`.execute(trx);
  await sql`update quote_versions set terms = '', asked_change = '' where quote_id in ${theirs}`.execute(trx);
  await sql`update quotes set name = ${ERASED}, company = '', vat_number = '', email = ${ERASED}, email_folded = ${ERASED}, terms = '', lost_note = '',
      lost_reason = case when state in ('accepted', 'lapsed') then null else coalesce(lost_reason, 'other') end,
      settled_at = coalesce(settled_at, ${now}),
      state = case when state in ('accepted', 'lapsed') then state else 'lost' end,
      changed_at = ${now}, version = version + 1
    where email_folded = ${email}`.execute(trx);
}

/**
 * Deletes a batch of quotes that nobody accepted and that were settled before that time. One that is sent again at the same moment stays:
 * the conditions are looked at again once its lock is there. Returns how many.
 */
export async function deleteOldQuotes(
  db: Db,
  { settledBefore, batchSize }: { readonly settledBefore: Date; readonly batchSize: number },
): Promise<number> {
  const { rows } = await sql<{ quoteId: QuoteId }>`delete from quotes where quote_id in (
      select quote_id from quotes where order_id is null and settled_at < ${settledBefore}
      order by quote_id limit ${batchSize})
    and order_id is null and settled_at < ${settledBefore}
    returning quote_id as "quoteId"`.execute(db);
  return rows.length;
}
