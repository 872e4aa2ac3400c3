import type { Trx } from "../../platform/db/database.ts";
import { insertMovements, readUnsentOrders } from "./stock.store.ts";
import type { MovementCause } from "./stock.ts";
import { countHeld } from "./stock-holds.store.ts";
import type { StockId } from "./stock-id.ts";

export interface Count {
  readonly item: StockId;
  /** The stock before; null: it was not counted. */
  readonly stock: number | null;
  /** The pieces that lie there, also those that are sold and not sent. */
  readonly onHand: number;
}

export interface CountedPieces {
  /** Sold and not sent, or held for somebody. */
  readonly reserved: number;
  /** What can be sold from now on: below 0 when more is sold than is there. Then nothing is written. */
  readonly available: number;
}

/**
 * Records a stocktake of a stock that the caller has locked. What is sold and not sent lies there too and is not available.
 * An order from before this stock was counted takes its pieces now, so that its cancellation gives them back; one whose
 * pieces were refunded before they were sent gives them back now.
 */
export async function countStock(
  trx: Trx,
  { item, stock, onHand }: Count,
  cause: Omit<MovementCause, "reason" | "orderNo">,
): Promise<CountedPieces> {
  const unsent = await readUnsentOrders(trx, item);
  const sum = (of: (order: (typeof unsent)[number]) => number) =>
    unsent.reduce((total, order) => total + of(order), 0);
  const reserved = sum(({ pieces }) => pieces) + (await countHeld(trx, item));
  const available = onHand - reserved;
  if (available < 0) return { reserved, available };
  const corrections = unsent.map((order) => ({ ...order, change: order.taken - order.pieces }));
  const gives = stock === null ? [] : corrections.filter(({ change }) => change > 0);
  const takes = corrections.filter(({ change }) => change < 0);
  const corrected = [...gives, ...takes].reduce((total, { change }) => total + change, 0);
  // What comes back is written before the count and what is taken after it, so that no step is below zero.
  await insertCorrections(trx, item, gives, { now: cause.now, note: "Refunded before it was sent" });
  const change = available - corrected - (stock ?? 0);
  await insertMovements(trx, [{ ...item, change }], { ...cause, reason: "counted" });
  await insertCorrections(trx, item, takes, { now: cause.now, note: "Sold before it was counted" });
  return { reserved, available };
}

async function insertCorrections(
  trx: Trx,
  item: StockId,
  corrections: readonly { readonly orderNo: string; readonly change: number }[],
  cause: { readonly note: string; readonly now: Date },
): Promise<void> {
  for (const { orderNo, change } of corrections)
    await insertMovements(trx, [{ ...item, change }], { ...cause, reason: "order", orderNo });
}
