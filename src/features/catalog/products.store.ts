import { sql } from "kysely";
import type { Db, Trx } from "../../server/db/database.ts";
import { type PageWanted, pageOfRows, wordsQuery } from "../../server/db/page-of-rows.ts";

export interface ProductsWanted extends PageWanted {
  readonly sort: "name" | "id" | "price" | "stock";
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly categoryId?: number;
  readonly isPublished?: boolean;
  readonly stock?: "low" | "out";
}

/** Low is this many pieces of a variant or size, or fewer; the shop says so from there on. */
const LOW = 10;

const price = sql<number>`(select min(selling_price_paise) from product_variants as v where v.product_id = products.product_id)`;
const pieces = sql<
  number | null
>`(select sum(stock)::int from stock_items as item where item.product_id = products.product_id)`;
const firstImage = sql<string>`coalesce((
  select '/images/' || images.image_id || '/' || images.slug
  from product_variants as v join variant_images using (variant_id) join images using (image_id)
  where v.product_id = products.product_id order by v.position, v.variant_id, variant_images.position limit 1), '')`;
const hasCountUpTo = (most: number) =>
  sql<boolean>`exists (select from stock_items as item where item.product_id = products.product_id and item.stock <= ${most})`;

const sortColumns = { name: "products.name", id: "products.product_id" } as const;

/** A page of all products. */
export function findProducts(db: Db, wanted: ProductsWanted) {
  const words = wordsQuery(wanted.q);
  let found = db
    .selectFrom("products")
    .innerJoin("slugs", "slugs.product_id", "products.product_id")
    .innerJoin("categories", "categories.category_id", "products.category_id");
  if (words) found = found.where(sql<boolean>`products.search @@ ${words}::tsquery`);
  if (wanted.categoryId) found = found.where("products.category_id", "=", wanted.categoryId);
  if (wanted.isPublished !== undefined)
    found = found.where("withdrawn_at", wanted.isPublished ? "is" : "is not", null);
  if (wanted.stock) found = found.where(hasCountUpTo(wanted.stock === "out" ? 0 : LOW));
  return pageOfRows(db, wanted, found, (rows) => {
    const { sort, order } = wanted;
    const sorted =
      sort === "price" || sort === "stock"
        ? rows.orderBy(sort === "price" ? price : pieces, (by) =>
            (order === "asc" ? by.asc() : by.desc()).nullsLast(),
          )
        : rows.orderBy(sortColumns[sort], order);
    return sorted
      .orderBy("products.product_id", order)
      .select(["products.product_id", "products.name", "slugs.slug", "withdrawn_at"])
      .select(["products.category_id", "categories.name as category_name"])
      .select([price.as("price_paise"), pieces.as("stock"), firstImage.as("image_path")]);
  });
}
export type ProductListRow = Awaited<ReturnType<typeof findProducts>>["rows"][number];

/** Everything of products that is edited, in the order of their numbers; those that are not there are left out. */
export async function readProducts(db: Db | Trx, productIds: readonly number[]) {
  if (productIds.length === 0) return [];
  const reader = db as Db;
  const products = await reader
    .selectFrom("products")
    .innerJoin("slugs", "slugs.product_id", "products.product_id")
    .selectAll("products")
    .select("slugs.slug")
    .where("products.product_id", "in", productIds)
    .orderBy("products.product_id")
    .execute();
  const variants = await reader
    .selectFrom("product_variants")
    .selectAll()
    .where("product_id", "in", productIds)
    .orderBy("position")
    .orderBy("variant_id")
    .execute();
  const ids = variants.map(({ variant_id }) => variant_id);
  const sizes = await reader
    .selectFrom("variant_sizes")
    .select(["variant_id", "size", "stock"])
    .where("variant_id", "in", ids.length ? ids : [0])
    .orderBy("position")
    .orderBy("size")
    .execute();
  const images = await reader
    .selectFrom("variant_images")
    .innerJoin("images", "images.image_id", "variant_images.image_id")
    .select(["variant_id", "images.image_id", "slug", "alt"])
    .where("variant_id", "in", ids.length ? ids : [0])
    .orderBy("position")
    .execute();
  const recommended = await reader
    .selectFrom("product_recommendations")
    .select(["product_id", "recommended_product_id"])
    .where("product_id", "in", productIds)
    .orderBy("position")
    .execute();
  const variantsOf = Map.groupBy(variants, ({ product_id }) => product_id);
  const sizesOf = Map.groupBy(sizes, ({ variant_id }) => variant_id);
  const imagesOf = Map.groupBy(images, ({ variant_id }) => variant_id);
  const recommendedOf = Map.groupBy(recommended, ({ product_id }) => product_id);
  return products.map((product) => {
    const own = variantsOf.get(product.product_id) ?? [];
    return {
      product,
      variants: own,
      sizes: own.flatMap(({ variant_id }) => sizesOf.get(variant_id) ?? []),
      images: own.flatMap(({ variant_id }) => imagesOf.get(variant_id) ?? []),
      recommended: recommendedOf.get(product.product_id) ?? [],
    };
  });
}
export type WholeProduct = Awaited<ReturnType<typeof readProducts>>[number];

/** Everything of one product that is edited; undefined: there is none. */
export const readProduct = async (db: Db | Trx, productId: number): Promise<WholeProduct | undefined> =>
  (await readProducts(db, [productId]))[0];

/** One product, locked: what changes it begins here. */
export const lockProduct = (trx: Trx, productId: number) =>
  trx
    .selectFrom("products")
    .select(["product_id", "version", "withdrawn_at"])
    .where("product_id", "=", productId)
    .forUpdate()
    .executeTakeFirst();

/** Which of what a draft names there is not. */
export async function missingOf(
  trx: Trx,
  named: {
    readonly categoryId: number;
    readonly imageIds: readonly string[];
    readonly productIds: readonly number[];
  },
) {
  const category = await trx
    .selectFrom("categories")
    .select("category_id")
    .where("category_id", "=", named.categoryId)
    .executeTakeFirst();
  const images = named.imageIds.length
    ? await trx.selectFrom("images").select("image_id").where("image_id", "in", named.imageIds).execute()
    : [];
  const products = named.productIds.length
    ? await trx
        .selectFrom("products")
        .select("product_id")
        .where("product_id", "in", named.productIds)
        .execute()
    : [];
  return {
    category: category === undefined,
    images: new Set(named.imageIds).size - images.length,
    products: new Set(named.productIds).size - products.length,
  };
}

/** Whose address a slug is already; undefined: nobody's. */
export const findSlug = (trx: Trx, slug: string) =>
  trx.selectFrom("slugs").select(["category_id", "product_id"]).where("slug", "=", slug).executeTakeFirst();
