import { sql } from "kysely";
import type { Trx } from "../src/platform/db/database.ts";
import { loadImages } from "./load/load-images.ts";
import { loadProducts } from "./load/load-products.ts";
import type { Names } from "./load/replace-placeholders.ts";

/**
 * Copies the demo's categories and products as drafts for another company: named after it, at prices in its base
 * currency, without what only the demo's seller can say (where a product was made, its HSN code and GST). Returns how many.
 */
export async function loadSamples(
  trx: Trx,
  { names, rupeeWorth, now }: { names: Names; rupeeWorth: number; now: Date },
): Promise<number> {
  await loadProducts(trx, names, await loadImages(trx));
  await sql`update product_variants set web_price_paise = round(web_price_paise * ${rupeeWorth}::numeric),
    selling_price_paise = round(selling_price_paise * ${rupeeWorth}::numeric)`.execute(trx);
  const { numAffectedRows = 0n } =
    await sql`update products set withdrawn_at = ${now}, hsn_code = null, gst_basis_points = null,
    specification = (select coalesce(jsonb_agg(line), '[]') from jsonb_array_elements(specification) line
      where line ->> 'name' <> 'Made in')`.execute(trx);
  return Number(numAffectedRows);
}
