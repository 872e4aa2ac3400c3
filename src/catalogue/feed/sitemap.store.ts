import type { Db } from "../../platform/db/database.ts";

/** When the page of each product (by its id) and of each category (by its slug) was last changed. */
export interface LastChanges {
  readonly products: ReadonlyMap<number, Date>;
  readonly categories: ReadonlyMap<string, Date>;
}

export async function readLastChanges(db: Db): Promise<LastChanges> {
  const products = await db
    .selectFrom("products")
    .select(["product_id", "changed_at"])
    .where("withdrawn_at", "is", null)
    .execute();
  const categories = await db
    .selectFrom("categories")
    .innerJoin("slugs", "slugs.category_id", "categories.category_id")
    .select(["slugs.slug", "categories.changed_at"])
    .execute();
  return {
    products: new Map(products.map((row) => [row.product_id, row.changed_at])),
    categories: new Map(categories.map((row) => [row.slug, row.changed_at])),
  };
}
