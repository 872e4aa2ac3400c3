import type { Db, Trx } from "../../platform/db/database.ts";

/** In the order of the shop. */
export const readCategories = (db: Db | Trx) =>
  (db as Db)
    .selectFrom("categories")
    .innerJoin("slugs", "slugs.category_id", "categories.category_id")
    .select(["categories.category_id as id", "slugs.slug", "categories.name"])
    .orderBy("position")
    .execute();

/** What a CSV may refer to: categories, slugs, and variants with their products. */
export async function readReferences(db: Db | Trx) {
  const reader = db as Db;
  return {
    categories: await readCategories(reader),
    slugs: await reader.selectFrom("slugs").select(["slug", "product_id as productId"]).execute(),
    variants: await reader
      .selectFrom("product_variants")
      .select(["variant_id as variantId", "product_id as productId"])
      .execute(),
  };
}

/** The position of the last category; 0 before the first. */
export async function readLastPosition(trx: Trx): Promise<number> {
  const { last } = await trx
    .selectFrom("categories")
    .select(({ fn }) => fn.max("position").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
