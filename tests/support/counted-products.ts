import { sql } from "kysely";
import type { TestStore } from "./store.ts";

/**
 * Writes `count` published products, each with two counted variants of 1,000,000 pieces and two counted sizes. The variant
 * with the higher id is shown first, so that a product's own order of variants is not the order of their ids.
 */
export async function insertCountedProducts({ services }: TestStore, count: number): Promise<number[]> {
  const { db } = services.database;
  const { rows } = await sql<{ product_id: number }>`
    with made as (
      insert into products (category_id, name, package_weight_grams, is_t_shirt)
      select 1, 'Counted ' || n, 100, true from generate_series(1, ${count}::int) as n returning product_id
    ), named as (
      insert into slugs (slug, product_id) select 'counted-' || product_id, product_id from made
    )
    select product_id from made order by product_id`.execute(db);
  const ids = rows.map(({ product_id }) => product_id);
  await sql`
    insert into product_variants (product_id, colour_name, web_price_paise, selling_price_paise, stock, position)
    select product_id, case position when 1 then 'Red' else 'Blue' end, 50000, 40000, 1000000, position
    from unnest(${ids}::int[]) as product_id, (values (1), (0)) as positions (position)
    order by product_id, position desc`.execute(db);
  await sql`
    insert into variant_sizes (variant_id, size, stock, position)
    select variant_id, size, 1000000, case size when 'S' then 0 else 1 end
    from product_variants, (values ('S'), ('M')) as sizes (size) where product_id = any (${ids}::int[])`.execute(
    db,
  );
  await services.catalogue.refresh();
  return ids;
}
