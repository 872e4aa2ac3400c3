import type { Trx } from "../../server/db/database.ts";
import type { Cause } from "./stock.ts";

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

interface Movement {
  readonly variantId: number;
  readonly size: string;
  readonly change: number;
}

/** Writes rows of the ledger: the database moves each stock by them (migration 0017). */
export async function insertMovements(trx: Trx, movements: readonly Movement[], cause: Cause): Promise<void> {
  if (movements.length === 0) return;
  await trx
    .insertInto("stock_movements")
    .values(
      movements.map(({ variantId, size, change }) => ({
        variant_id: variantId,
        size,
        change,
        reason: cause.reason,
        order_no: cause.orderNo ?? null,
        note: cause.note ?? "",
        moved_by: cause.staffId ?? null,
        moved_at: cause.now,
      })),
    )
    .execute();
}
