import { type SelectQueryBuilder, sql } from "kysely";
import type { CategoryId, ProductId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { type PageQuery, paginate, prefixTsQuery } from "../../platform/db/paginate.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { skusLike } from "../sku-code/skus-like.ts";

export interface ProductsQuery extends PageQuery {
  readonly sort: "name" | "id" | "price" | "stock";
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly categoryId?: CategoryId;
  readonly isPublished?: boolean;
  readonly stock?: "low" | "out";
}

/** A variant or size has a low stock at this number or below. The shop then shows it. */
const LOW_STOCK = 10;

const price = sql<number>`(select min(selling_price_paise) from product_variants as v where v.product_id = products.product_id)`;
const totalStock = sql<number | null>`(
  select sum(coalesce(v.stock, 0) + coalesce(sizes.stock, 0))::int
  from product_variants as v, lateral (select sum(stock) as stock from variant_sizes where variant_id = v.variant_id) as sizes
  where v.product_id = products.product_id and (v.stock is not null or sizes.stock is not null))`;
const firstImage = sql<string>`coalesce((
  select '/images/' || images.image_id || '/' || images.slug
  from product_variants as v join variant_images using (variant_id) join images using (image_id)
  where v.product_id = products.product_id order by v.position, v.variant_id, variant_images.position limit 1), '')`;
const hasStockUpTo = (max: number) =>
  sql<boolean>`exists (select from stock_items as item where item.product_id = products.product_id and item.stock <= ${max})`;

const hasSku = (typed: string) =>
  sql<boolean>`products.product_id in (select v.product_id from (${skusLike(typed)}) as found join product_variants as v using (variant_id))`;

type FoundProducts = SelectQueryBuilder<Tables, "categories" | "products" | "slugs", object>;
type Order = ProductsQuery["order"];

const sortings = {
  name: (found, order) => found.orderBy(sql`products.name collate names`, order),
  id: (found, order) => found.orderBy("products.product_id", order),
  price: byLowestPrice,
  stock: (found, order) =>
    found.orderBy(totalStock, (by) => (order === "asc" ? by.asc() : by.desc()).nullsLast()),
} satisfies Record<ProductsQuery["sort"], (found: FoundProducts, order: Order) => FoundProducts>;

/**
 * Reads variants in the order of their price, and keeps each product's cheapest (every product has a variant). So a first page reads some rows of
 * an index; sorted by the lowest price itself, it would look at all variants of all products.
 */
function byLowestPrice(found: FoundProducts, order: Order): FoundProducts {
  const sorted = found
    .innerJoin("product_variants as cheapest", "cheapest.product_id", "products.product_id")
    .where(
      sql<boolean>`not exists (
        select from product_variants as cheaper where cheaper.product_id = cheapest.product_id
          and (cheaper.selling_price_paise, cheaper.variant_id) < (cheapest.selling_price_paise, cheapest.variant_id))`,
    )
    .orderBy("cheapest.selling_price_paise", order);
  return sorted as unknown as FoundProducts; // the joined row is for the order alone
}

/** One page of all products, with the lowest price in paise, the stock and the first image of each. */
export async function listProducts(db: Db, query: ProductsQuery) {
  const page = await listProductNames(db, query);
  const figures = await readFigures(
    db,
    page.rows.map((row) => row.product_id),
  );
  return {
    ...page,
    // A product that was deleted since is left out.
    rows: page.rows.flatMap((row) => {
      const found = figures.get(row.product_id);
      return found ? { ...row, ...found } : [];
    }),
  };
}
export type ProductListRow = Awaited<ReturnType<typeof listProducts>>["rows"][number];

/** The same page without price, stock and image. */
export function listProductNames(db: Db, query: ProductsQuery) {
  const words = prefixTsQuery(query.q);
  let found = db
    .selectFrom("products")
    .innerJoin("slugs", "slugs.product_id", "products.product_id")
    .innerJoin("categories", "categories.category_id", "products.category_id");
  if (words)
    found = found.where((eb) =>
      eb.or([sql<boolean>`products.search @@ ${words}::tsquery`, hasSku(query.q ?? "")]),
    );
  if (query.categoryId) found = found.where("products.category_id", "=", query.categoryId);
  if (query.isPublished !== undefined)
    found = found.where("withdrawn_at", query.isPublished ? "is" : "is not", null);
  if (query.stock) found = found.where(hasStockUpTo(query.stock === "out" ? 0 : LOW_STOCK));
  return paginate(db, query, found, (rows) => {
    const { sort, order } = query;
    return sortings[sort](rows, order)
      .orderBy("products.product_id", order)
      .select(["products.product_id", "products.name", "slugs.slug", "withdrawn_at"])
      .select(["categories.category_id", "categories.name as category_name"]);
  });
}

/** Of one page's products: in the page's own statement PostgreSQL would calculate them for all products before the page, too. */
async function readFigures(db: Db, productIds: readonly ProductId[]) {
  const rows = await db
    .selectFrom("products")
    .where("product_id", "in", productIds.length ? productIds : [0 as ProductId])
    .select(["product_id", price.as("price_paise"), totalStock.as("stock"), firstImage.as("image_path")])
    .execute();
  return new Map(rows.map((row) => [row.product_id, row]));
}
