import type pg from "pg";
import { LIST_PAGE_SIZE } from "../../src/catalogue/product-list/list-query.ts";

const words = {
  look: [
    "Plain",
    "Striped",
    "Classic",
    "Soft",
    "Bold",
    "Light",
    "Heavy",
    "Compact",
    "Travel",
    "Office",
    "Winter",
  ],
  material: [
    "Cotton",
    "Bamboo",
    "Steel",
    "Canvas",
    "Wool",
    "Cork",
    "Linen",
    "Glass",
    "Leather",
    "Recycled",
    "Oak",
  ],
  thing: [
    "Mug",
    "Tote",
    "Hoodie",
    "Notebook",
    "Bottle",
    "Cap",
    "Jacket",
    "Pen",
    "Backpack",
    "Scarf",
    "Lamp",
    "Socks",
  ],
  colour: ["Red", "Navy", "Forest", "Sand", "Black", "White", "Teal", "Plum"],
};

/** At least this many products are in one category, so that its page shows the same number of cards in every catalogue. */
const FULL_PAGE = LIST_PAGE_SIZE;

/**
 * Writes `count` published products with the names, prices, categories, variants, sizes and stock of a real shop's spread, the
 * same ones each time: one to four variants, sizes in every third, a low stock in every tenth, 1,331 to 1,584 different names
 * and a number that makes each one of its own.
 */
export async function insertVariedCatalogue(pool: pg.Pool, count: number): Promise<void> {
  const pick = (list: readonly string[], divisor: number) =>
    `(array[${list.map((word) => `'${word}'`).join(",")}])[1 + (n / ${divisor}) % ${list.length}]`;
  const name = `${pick(words.look, 1)} || ' ' || ${pick(words.material, 11)} || ' ' || ${pick(words.thing, 121)} || ' ' || n`;
  await pool.query(`
    with homes as (
      select array_agg(category_id order by category_id) as ids from categories
    ), made as (
      insert into products (category_id, name, package_weight_grams, is_t_shirt)
      select case when n <= ${FULL_PAGE} then full_page.category_id else ids[1 + n % cardinality(ids)] end, ${name}, 50 + n * 37 % 1500, n % 3 = 0
      from homes, (select category_id from slugs where slug = 'drinkware') as full_page, generate_series(1, ${count}) as n returning product_id
    )
    insert into slugs (slug, product_id) select 'grown-' || product_id, product_id from made`);
  await pool.query(`
    insert into product_variants (product_id, colour_name, web_price_paise, selling_price_paise, stock, position)
    select p.product_id, (array['${words.colour.join("','")}'])[1 + (p.product_id + place) % ${words.colour.length}],
      20000 + p.product_id * 7919 % 400000, 15000 + p.product_id * 7919 % 400000,
      case p.product_id % 10 when 0 then 5 when 1 then null else 1000 end, place
    from products p join slugs s on s.product_id = p.product_id and s.slug like 'grown-%',
      generate_series(0, p.product_id % 4) as place`);
  await pool.query(`
    insert into variant_sizes (variant_id, size, stock, position)
    select v.variant_id, size, 500, at - 1
    from product_variants v join products p on p.product_id = v.product_id
      join slugs s on s.product_id = p.product_id and s.slug like 'grown-%',
      unnest(array['S', 'M', 'L', 'XL']) with ordinality as sizes (size, at)
    where p.is_t_shirt`);
  await pool.query("analyze products, product_variants, variant_sizes, slugs");
}
