import { splitByLargestRemainder } from "../money/money.ts";

export interface RefundableLine {
  readonly quantity: number;
  /** What the buyer paid for the line: its total less its share of the discount. */
  readonly netPaise: number;
  readonly refundedQuantity: number;
  readonly refundedPaise: number;
}

/**
 * What `quantity` more pieces of a line give back, in paise: each piece's exact share, the last ones whatever is left, so
 * that all pieces together give back what was paid. Undefined where fewer pieces are left.
 */
export function lineRefund(line: RefundableLine, quantity: number): number | undefined {
  const before = line.refundedQuantity;
  if (quantity < 1 || before + quantity > line.quantity) return undefined;
  const left = line.netPaise - line.refundedPaise;
  if (before + quantity === line.quantity) return left;
  const shares = splitByLargestRemainder(line.netPaise, Array<number>(line.quantity).fill(1));
  const wanted = shares.slice(before, before + quantity).reduce((sum, share) => sum + share, 0);
  return Math.min(wanted, left);
}
