import type { Db, Trx } from "../../server/db/database.ts";

/** What a CSV may refer to: categories, slugs, and variants with their products. */
export async function readReferences(db: Db | Trx) {
  const reader = db as Db;
  return {
    categories: await reader
      .selectFrom("categories")
      .innerJoin("slugs", "slugs.category_id", "categories.category_id")
      .select(["categories.category_id as id", "slugs.slug", "categories.name"])
      .orderBy("position")
      .execute(),
    slugs: await reader.selectFrom("slugs").select(["slug", "product_id as productId"]).execute(),
    variants: await reader
      .selectFrom("product_variants")
      .select(["variant_id as variantId", "product_id as productId"])
      .execute(),
  };
}

/**
 * Locks products with all their stock rows until the transaction ends, so that nobody changes them after they
 * were read. It locks products, variants and sizes, each in the order of their ids. Orders lock in the same
 * order, so that an import and an order never deadlock.
 */
export async function lockProducts(trx: Trx, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await trx
    .selectFrom("products")
    .select("product_id")
    .where("product_id", "in", productIds)
    .orderBy("product_id")
    .forUpdate()
    .execute();
  await trx
    .selectFrom("product_variants")
    .select("variant_id")
    .where("product_id", "in", productIds)
    .orderBy("variant_id")
    .forUpdate()
    .execute();
  await trx
    .selectFrom("variant_sizes")
    .select("size")
    .where((eb) =>
      eb(
        "variant_id",
        "in",
        eb.selectFrom("product_variants").select("variant_id").where("product_id", "in", productIds),
      ),
    )
    .orderBy("variant_id")
    .orderBy("size")
    .forUpdate()
    .execute();
}
