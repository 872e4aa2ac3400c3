import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Trx } from "../../server/db/database.ts";
import { type CountedStock, type Demand, insertMovements, lockStock } from "./stock.store.ts";
import type { Cause } from "./stock.ts";

export interface StockMove extends Cause {
  readonly variantId: number;
  /** Empty where the variant has no sizes. */
  readonly size: string;
  /** Pieces: above 0 they come, below 0 they go. */
  readonly change: number;
}

/**
 * Moves pieces of one variant and size, with their rows in the ledger, and locks both counts until the transaction ends;
 * whoever moves several does it in the order of variantId and size. What nobody counts stays so. Undefined when it is
 * done; refuses out_of_stock, and then nothing has changed.
 */
export async function moveStock(trx: Trx, move: StockMove): Promise<Refusal | undefined> {
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
 * Takes what an order holds from the counts that lockStock holds, or gives it back when `sign` is 1, with one row of the
 * ledger for each count. What is not counted stays so and costs no statement; below zero is impossible.
 */
export async function moveOrderStock(
  trx: Trx,
  counted: CountedStock,
  demand: readonly Demand[],
  sign: -1 | 1,
  cause: Cause,
): Promise<void> {
  const ofVariants = counted.variants.map(({ variantId }) => ({
    variantId,
    size: "",
    pieces: piecesOf(demand.filter((each) => each.variantId === variantId)),
  }));
  const ofSizes = counted.sizes.map(({ variantId, size }) => ({
    variantId,
    size,
    pieces: piecesOf(demand.filter((each) => each.variantId === variantId && each.size === size)),
  }));
  const moved = [...ofVariants, ...ofSizes].filter(({ pieces }) => pieces > 0);
  await insertMovements(
    trx,
    moved.map(({ variantId, size, pieces }) => ({ variantId, size, change: sign * pieces })),
    cause,
  );
}

const piecesOf = (demand: readonly Demand[]): number => demand.reduce((sum, each) => sum + each.quantity, 0);
