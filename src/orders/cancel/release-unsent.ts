import {
  type Demand,
  insertMovements,
  lockStock,
  readTakenStock,
} from "../../catalogue/stock/stock.store.ts";
import type { MovementCause } from "../../catalogue/stock/stock.ts";
import type { Trx } from "../../platform/db/database.ts";

/**
 * Gives pieces of an order that will never leave back to stock. A variant and its size may both be counted; each gets no more
 * than the order took of it.
 */
export async function releaseUnsent(
  trx: Trx,
  pieces: readonly Demand[],
  cause: MovementCause & { readonly orderNo: string },
): Promise<void> {
  if (pieces.length === 0) return;
  await lockStock(trx, pieces);
  const taken = await readTakenStock(trx, cause.orderNo);
  const movements = taken.map(({ variantId, size, pieces: max }) => {
    const ofStock = pieces.filter((each) => each.variantId === variantId && ["", each.size].includes(size));
    const quantity = ofStock.reduce((sum, each) => sum + each.quantity, 0);
    return { variantId, size, change: Math.min(max, quantity) };
  });
  await insertMovements(
    trx,
    movements.filter(({ change }) => change > 0),
    cause,
  );
}
