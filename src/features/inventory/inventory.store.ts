import type { Trx } from "../../server/db/database.ts";
import type { MovementCause } from "./inventory.ts";

export interface Demand {
  readonly variantId: number;
  readonly size: string;
  readonly quantity: number;
}

/**
 * Locks every counted stock that the demand needs: first variants, then sizes, each in the order of their
 * ids, so that two orders never deadlock. Returns the locked stock.
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

/** Records inventory movements. A trigger of the database changes the stock accordingly (migration 0017). */
export async function insertMovements(
  trx: Trx,
  movements: readonly Movement[],
  cause: MovementCause,
): Promise<void> {
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
