import type { TestStore } from "./store.ts";

/** How many of a variant can be sold; null when they are not counted. */
export async function stockOf({ services }: TestStore, variantId: number): Promise<number | null> {
  const { stock } = await services.database.db
    .selectFrom("product_variants")
    .select("stock")
    .where("variant_id", "=", variantId)
    .executeTakeFirstOrThrow();
  return stock;
}

/** How many of a size of a variant can be sold; null when they are not counted. */
export async function stockOfSize(
  { services }: TestStore,
  variantId: number,
  size: string,
): Promise<number | null> {
  const { stock } = await services.database.db
    .selectFrom("variant_sizes")
    .select("stock")
    .where("variant_id", "=", variantId)
    .where("size", "=", size)
    .executeTakeFirstOrThrow();
  return stock;
}
