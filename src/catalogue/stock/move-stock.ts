import type { Trx } from "../../platform/db/database.ts";
import { type CountedStock, type Demand, insertMovements } from "./stock.store.ts";
import type { MovementCause } from "./stock.ts";

/**
 * Takes the quantities of an order from the stock that lockStock has locked, or gives them back when
 * `direction` is 1. It records one stock movement for each counted stock. A stock that is not counted
 * stays so. The database refuses a stock below 0.
 */
export async function moveOrderStock(
  trx: Trx,
  counted: CountedStock,
  demand: readonly Demand[],
  direction: -1 | 1,
  cause: MovementCause,
): Promise<void> {
  await insertMovements(
    trx,
    countedPieces(counted, demand).map(({ variantId, size, pieces }) => ({
      variantId,
      size,
      change: direction * pieces,
    })),
    cause,
  );
}

/** How many pieces of each counted stock a demand is: of a variant over all its sizes (size empty), and of each size. */
export function countedPieces(counted: CountedStock, demand: readonly Demand[]) {
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
  return [...ofVariants, ...ofSizes].filter(({ pieces }) => pieces > 0);
}

const totalQuantity = (demand: readonly Demand[]): number =>
  demand.reduce((sum, each) => sum + each.quantity, 0);
