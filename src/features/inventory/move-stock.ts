import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Trx } from "../../server/db/database.ts";
import { type CountedStock, type Demand, insertMovements, lockStock } from "./inventory.store.ts";
import type { MovementCause } from "./inventory.ts";

export interface InventoryMovement extends MovementCause {
  readonly variantId: number;
  /** Empty where the variant has no sizes. */
  readonly size: string;
  /** Added to the stock; below 0 it is taken from it. */
  readonly change: number;
}

/**
 * Changes the stock of one variant and size, and records the inventory movements. It locks both stock rows
 * until the transaction ends, so a caller that changes several must do so in the order of variantId and size.
 * A stock that is not counted stays so. Undefined when it is done. Refuses out_of_stock, and then nothing has
 * changed.
 */
export async function moveStock(
  trx: Trx,
  move: InventoryMovement,
): Promise<Refusal<"out_of_stock"> | undefined> {
  const item = { variantId: move.variantId, size: move.size, quantity: Math.abs(move.change) };
  const counted = await lockStock(trx, [item]);
  const counts = [...counted.variants, ...counted.sizes.filter(({ size }) => size === move.size)];
  const left = Math.min(...counts.map(({ stock }) => stock ?? Number.POSITIVE_INFINITY));
  if (left + move.change < 0)
    return refuse("out_of_stock", `Only ${left} left: ${-move.change} cannot go.`, { available: left });
  await moveOrderStock(trx, counted, [item], move.change < 0 ? -1 : 1, move);
  return undefined;
}

/**
 * Takes the quantities of an order from the stock that lockStock has locked, or gives them back when
 * `direction` is 1. It records one inventory movement for each counted stock. A stock that is not counted
 * stays so. The database refuses a stock below 0.
 */
export async function moveOrderStock(
  trx: Trx,
  counted: CountedStock,
  demand: readonly Demand[],
  direction: -1 | 1,
  cause: MovementCause,
): Promise<void> {
  const ofVariants = counted.variants.map(({ variantId }) => ({
    variantId,
    size: "",
    pieces: totalQuantity(demand.filter((each) => each.variantId === variantId)),
  }));
  const ofSizes = counted.sizes.map(({ variantId, size }) => ({
    variantId,
    size,
    pieces: totalQuantity(demand.filter((each) => each.variantId === variantId && each.size === size)),
  }));
  const moved = [...ofVariants, ...ofSizes].filter(({ pieces }) => pieces > 0);
  await insertMovements(
    trx,
    moved.map(({ variantId, size, pieces }) => ({ variantId, size, change: direction * pieces })),
    cause,
  );
}

const totalQuantity = (demand: readonly Demand[]): number =>
  demand.reduce((sum, each) => sum + each.quantity, 0);
