import type { UserId } from "../../contract/ids.ts";
/** The reasons of stock movements. They are the rows of the table stock_reasons. */
export const stockReasons = [
  "opening",
  "order",
  "cancelled",
  "returned",
  "size exchanged",
  "received",
  "counted",
  "corrected",
  "no longer counted",
  "by hand",
  "sent again",
  "returned to sender",
  "refunded",
  "order changed",
  "held",
  "hold ended",
] as const;
export type StockReason = (typeof stockReasons)[number];

/** The reason, the person and the time of a stock movement. */
export interface MovementCause {
  readonly reason: StockReason;
  readonly orderNo?: string;
  /** The staff member who did it. Left out when a customer or the store did it. */
  readonly staffId?: UserId;
  readonly note?: string;
  readonly now: Date;
}

/** The reasons that staff can choose when they change a stock. */
export const staffReasons = ["received", "returned", "corrected", "counted", "no longer counted"] as const;
export type StaffReason = (typeof staffReasons)[number];

/**
 * The change of the stock for an entry of staff. `stock` is what can be sold (null: not counted). `pieces` is the number
 * received, returned or corrected (a correction may be below 0). With 'counted' it is what lies there; of it, `reserved`
 * pieces are sold and not sent.
 */
export function stockChangeFor(
  reason: StaffReason,
  pieces: number,
  stock: number | null,
  reserved = 0,
): number {
  if (reason === "counted") return pieces - reserved - (stock ?? 0);
  return reason === "no longer counted" ? -(stock ?? 0) : pieces;
}
