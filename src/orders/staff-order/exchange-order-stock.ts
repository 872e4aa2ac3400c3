import { refuseShortStock } from "../../buying/cart/validate-item.ts";
import {
  type Demand,
  insertMovements,
  lockStock,
  readTakenStock,
} from "../../catalogue/stock/stock.store.ts";
import type { MovementCause } from "../../catalogue/stock/stock.ts";
import type { Refusal } from "../../contract/errors.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { LineToChange } from "./change-lines.store.ts";

/**
 * Takes what an order has more of now, and gives back what it has less of, as far as it was taken. A stock that is not
 * counted stays so. The order is locked.
 */
export async function exchangeOrderStock(
  trx: Trx,
  before: readonly LineToChange[],
  requested: readonly Demand[],
  cause: MovementCause & { readonly orderNo: string },
): Promise<Refusal<"out_of_stock"> | undefined> {
  const had = before.map((line) => ({
    variantId: line.variant_id,
    size: line.size,
    quantity: line.quantity,
  }));
  const stock = await lockStock(trx, [...had, ...requested]);
  const taken = await readTakenStock(trx, cause.orderNo);
  const counters = [...stock.variants.map((each) => ({ ...each, size: "" })), ...stock.sizes];
  const movements = counters.map(({ variantId, size, stock: left }) => {
    const isOf = (each: Demand) => each.variantId === variantId && (size === "" || each.size === size);
    const more = pieces(requested.filter(isOf)) - pieces(had.filter(isOf));
    const held = taken.find((each) => each.variantId === variantId && each.size === size)?.pieces ?? 0;
    return { variantId, size, change: more > 0 ? -more : Math.min(held, -more), left: left ?? 0 };
  });
  const short = movements.find(({ change, left }) => -change > left);
  if (short) return refuseShortStock({ name: "What the order needs more" }, short.left);
  await insertMovements(
    trx,
    movements.filter(({ change }) => change !== 0).map(({ left: _left, ...movement }) => movement),
    cause,
  );
  return undefined;
}

const pieces = (demand: readonly Demand[]): number => demand.reduce((sum, { quantity }) => sum + quantity, 0);
