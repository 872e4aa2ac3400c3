import { sql } from "kysely";
import type { Dice } from "./random-shop/dice.ts";

interface CatalogueChange {
  readonly name: string;
  /** False where the change may show anywhere, so that everything must be read again. */
  readonly isOfProducts: boolean;
  readonly statement: ReturnType<typeof sql>;
}

type Statement = CatalogueChange["statement"];

const ofProducts = (name: string, statement: Statement) => ({ name, isOfProducts: true, statement });
const ofAll = (name: string, statement: Statement) => ({ name, isOfProducts: false, statement });
const inVariants = (id: number) => sql`in (select variant_id from product_variants where product_id = ${id})`;

/** A random change of what the shop shows of a product or of anything, by SQL, as any program may make it. */
export function randomCatalogueChange(dice: Dice, productIds: readonly number[]): CatalogueChange {
  const id = dice.pick(productIds) ?? 0;
  const number = dice.throw(1_000_000);
  const change = dice.pick([
    ofProducts(
      "price",
      sql`update product_variants set web_price_paise = 900000, selling_price_paise = ${1 + (number % 90_000)} where product_id = ${id}`,
    ),
    ofProducts("name", sql`update products set name = ${`Thing ${number}`} where product_id = ${id}`),
    ofProducts(
      "translation",
      sql`update products set translations = ${JSON.stringify(number % 3 ? { de: { name: `Ding ${number}` } } : {})} where product_id = ${id}`,
    ),
    ofProducts(
      "translated colour",
      sql`update product_variants set translations = ${JSON.stringify({ de: { colourName: `Farbe ${number % 10}` } })} where product_id = ${id}`,
    ),
    ofProducts("position", sql`update products set position = ${number % 50} where product_id = ${id}`),
    ofProducts(
      "category",
      sql`update products set category_id = (select category_id from categories order by md5(category_id::text || ${String(number)}) limit 1) where product_id = ${id}`,
    ),
    ofProducts(
      "withdrawal",
      sql`update products set withdrawn_at = case when withdrawn_at is null then now() end where product_id = ${id}`,
    ),
    ofProducts("slug", sql`update slugs set slug = ${`slug-${number}`} where product_id = ${id}`),
    ofProducts(
      "colour",
      sql`update product_variants set colour_name = colour_name || ${number % 10} where product_id = ${id} and length(colour_name) < 20`,
    ),
    ofProducts(
      "order of variants",
      sql`update product_variants set position = -variant_id where product_id = ${id}`,
    ),
    ofProducts(
      "new variant",
      sql`insert into product_variants (product_id, colour_name, web_price_paise, selling_price_paise, position) values (${id}, ${`Extra ${number}`}, 90000, 90000, 99)`,
    ),
    ofProducts(
      "new sizes",
      sql`insert into variant_sizes (variant_id, size, position) select variant_id, ${`X${number}`}, 9 from product_variants where product_id = ${id} and colour_name like 'Extra%'`,
    ),
    ofProducts(
      "removed variants",
      sql`delete from product_variants where colour_name like 'Extra%' and variant_id % 2 = 0`,
    ),
    ofProducts(
      "order of sizes",
      sql`update variant_sizes set position = -position where variant_id ${inVariants(id)}`,
    ),
    ofProducts(
      "SKU codes",
      sql`insert into sku_codes (variant_id, size, sku_code) select variant_id, ${`C${number}`}, ${`C-${number}-`} || variant_id from product_variants where product_id = ${id}`,
    ),
    ofProducts("removed SKU codes", sql`delete from sku_codes where variant_id ${inVariants(id)}`),
    ofProducts("recommendations", sql`delete from product_recommendations where product_id = ${id}`),
    ofProducts(
      "texts of images",
      sql`update variant_images set alt = ${`Picture ${number}`} where variant_id ${inVariants(id)}`,
    ),
    ofProducts(
      "removed images",
      sql`delete from variant_images where (variant_id, position) in (select variant_id, max(position) from variant_images join product_variants using (variant_id, position) group by variant_id limit 1)`,
    ),
    ofProducts("contents of the kit", sql`update kit_contents set quantity = ${1 + (number % 9)}`),
    ofProducts(
      "stock",
      sql`update product_variants set stock = ${number % 12} where product_id = ${id} and colour_name like 'Extra%'`,
    ),
    ofProducts(
      "new product",
      sql`with made as (insert into products (category_id, name, package_weight_grams) values (1, 'New thing', 100) returning product_id), variants as (insert into product_variants (product_id, colour_name, web_price_paise, selling_price_paise, position) select product_id, 'Sage', 5000, 5000, 0 from made) insert into slugs (slug, product_id) select 'new-' || product_id, product_id from made`,
    ),
    ofAll(
      "name of a category",
      sql`update categories set name = ${`Category ${number}`} where category_id = 1`,
    ),
    ofAll(
      "translated category",
      sql`update categories set translations = ${JSON.stringify({ de: { name: `Abteilung ${number}` } })} where category_id = ${1 + (number % 4)}`,
    ),
    ofAll(
      "menu",
      sql`update menu_items set name = ${`Menu ${number}`} where menu_item_id = (select min(menu_item_id) from menu_items)`,
    ),
  ]);
  if (!change) throw new Error("There is no change to pick");
  return change;
}
