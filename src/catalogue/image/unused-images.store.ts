import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";

/** Everything that shows images: tables by their id, texts and drafts by the id within them, orders by its path. */
const usedImages = sql`
  select image_id from variant_images union select image_id from occasion_images union select image_id from slides union select image_id from home_tiles
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
