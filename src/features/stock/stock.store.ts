import type { Trx } from "../../server/db/database.ts";

export interface Demand {
  readonly variantId: number;
  readonly size: string;
  readonly quantity: number;
}

/**
 * Locks every counted stock the demand touches, variants then sizes, each in id order, so that two orders can never
 * wait for each other. Answers the counts as they are under the lock.
 */
export async function lockStock(trx: Trx, demand: readonly Demand[]) {
  const ids = [...new Set(demand.map((each) => each.variantId))];
  if (ids.length === 0) return { variants: [], sizes: [] };
  const variants = await trx
    .selectFrom("product_variants")
    .select(["variant_id as variantId", "stock"])
    .where("variant_id", "in", ids)
    .where("stock", "is not", null)
    .orderBy("variant_id")
    .forUpdate()
    .execute();
  const sizes = await trx
    .selectFrom("variant_sizes")
    .select(["variant_id as variantId", "size", "stock"])
    .where("variant_id", "in", ids)
    .where("stock", "is not", null)
    .orderBy("variant_id")
    .orderBy("size")
    .forUpdate()
    .execute();
  return { variants, sizes };
}

export type CountedStock = Awaited<ReturnType<typeof lockStock>>;

/**
 * Takes pieces (or gives them back when `sign` is 1) from the counted stock that lockStock holds. What is not counted
 * stays so and costs no statement; below zero is impossible.
 */
export async function moveStock(
  trx: Trx,
  counted: CountedStock,
  demand: readonly Demand[],
  sign: -1 | 1,
): Promise<void> {
  for (const { variantId } of counted.variants) {
    const pieces = piecesOf(demand.filter((each) => each.variantId === variantId));
    await trx
      .updateTable("product_variants")
      .set((eb) => ({ stock: eb("stock", "+", sign * pieces) }))
      .where("variant_id", "=", variantId)
      .execute();
  }
  for (const { variantId, size } of counted.sizes) {
    const pieces = piecesOf(demand.filter((each) => each.variantId === variantId && each.size === size));
    if (pieces === 0) continue;
    await trx
      .updateTable("variant_sizes")
      .set((eb) => ({ stock: eb("stock", "+", sign * pieces) }))
      .where("variant_id", "=", variantId)
      .where("size", "=", size)
      .execute();
  }
}

const piecesOf = (demand: readonly Demand[]): number => demand.reduce((sum, each) => sum + each.quantity, 0);
