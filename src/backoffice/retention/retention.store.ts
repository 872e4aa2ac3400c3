import { sql } from "kysely";
import type { Db, Trx } from "../../platform/db/database.ts";

/** Few rows for each statement, so that no table is locked for long. */
const BATCH_SIZE = 1_000;

/** Deletes a batch of mails that were settled before that time. Returns how many. */
export async function deleteOldMails(db: Db, settledBefore: Date): Promise<number> {
  const deleted = await sql`
    delete from mails where mail_id in (
      select mail_id from mails where settled_at < ${settledBefore} order by mail_id limit ${BATCH_SIZE})`.execute(
    db,
  );
  return Number(deleted.numAffectedRows ?? 0);
}

/**
 * Deletes a batch of answered and closed enquiries with their replies and mails, when they came, and had their last reply,
 * before that time. Returns how many.
 */
export async function deleteOldEnquiries(trx: Trx, before: Date): Promise<number> {
  const { rows } = await sql<{ enquiry_id: number }>`
    select enquiry_id from enquiries e where state <> 'new' and received_at < ${before}
      and not exists (select from enquiry_replies r where r.enquiry_id = e.enquiry_id and r.written_at >= ${before})
    order by enquiry_id limit ${BATCH_SIZE} for update`.execute(trx);
  const ids = rows.map(({ enquiry_id }) => enquiry_id);
  if (ids.length === 0) return 0;
  for (const table of ["mails", "enquiry_replies", "enquiries"])
    await sql`delete from ${sql.table(table)} where enquiry_id = any (${ids}::int[])`.execute(trx);
  return ids.length;
}

/** Everything that shows images: tables by their id, texts and drafts by the id within them, orders by its path. */
const usedImages = sql`
  select image_id from variant_images union select image_id from slides union select image_id from home_tiles
  union select substring(image_path from '^/images/([0-9a-f]{24})/') from order_lines where image_path <> ''
  union select (regexp_matches(texts.body, '[0-9a-f]{24}', 'g'))[1] from (
    select draft::text as body from contents where draft is not null
    union all select content::text from published_contents
    union all select concat(html, translations) from page_texts
    union all select concat(html, translations) from static_pages
    union all select value::text from store_settings
    union all select concat(description_html, translations) from categories
    union all select concat(short_description_html, description_html, disclaimer_html, translations) from products
  ) texts`;

/** Deletes images that nothing shows and that were uploaded before that time. Returns how many. */
export async function deleteUnusedImages(db: Db, uploadedBefore: Date): Promise<number> {
  const deleted = await sql`
    with used as materialized (${usedImages})
    delete from images where created_at < ${uploadedBefore}
      and not exists (select from used where used.image_id = images.image_id)`.execute(db);
  return Number(deleted.numAffectedRows ?? 0);
}

/** Deletes customers' carts that were not touched since, with their lines. Returns how many. */
export async function deleteIdleCarts(db: Db, untouchedSince: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("carts")
    .where("user_id", "is not", null)
    .where("touched_at", "<", untouchedSince)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes reports of the books from before that time, except the newest one. */
export async function deleteOldBooksChecks(db: Db, before: Date): Promise<void> {
  await sql`delete from books_checks where checked_at < ${before}
    and books_check_id <> (select max(books_check_id) from books_checks)`.execute(db);
}
