/** Why pieces came or went; the same words as the table stock_reasons. */
export const stockReasons = [
  "opening",
  "order",
  "cancelled",
  "returned",
  "size swapped",
  "received",
  "counted",
  "corrected",
  "no longer counted",
  "by hand",
] as const;
export type StockReason = (typeof stockReasons)[number];

/** What a movement says of itself in the ledger. */
export interface Cause {
  readonly reason: StockReason;
  readonly orderNo?: string;
  /** Who of the team does it; left out: a buyer's own step, or the store's. */
  readonly staffId?: number;
  readonly note?: string;
  readonly now: Date;
}

/** What the team gives as its reason for a change of its own. */
export const staffReasons = ["received", "returned", "corrected", "counted", "no longer counted"] as const;
export type StaffReason = (typeof staffReasons)[number];

/**
 * The change in pieces that a step of the team makes on a stock of `stock` pieces (null: not counted). `pieces` is what
 * was received, returned or corrected (there it may be below 0), and with 'counted' how many there are now.
 */
export function changeOfStep(reason: StaffReason, pieces: number, stock: number | null): number {
  if (reason === "counted") return pieces - (stock ?? 0);
  return reason === "no longer counted" ? -(stock ?? 0) : pieces;
}
