import { splitByLargestRemainder } from "../../platform/money/split-amount.ts";

export interface RefundableLine {
  readonly quantity: number;
  /** What the buyer paid for the line: its total minus its share of the discount. */
  readonly netPaise: number;
  readonly refundedQuantity: number;
  readonly refundedPaise: number;
}

/**
 * The refund for `quantity` more units of a line, in paise. Each unit refunds its exact share and the last
 * ones refund the rest, so that all units together refund what was paid. Undefined when fewer units are left.
 */
export function lineRefund(line: RefundableLine, quantity: number): number | undefined {
  const alreadyRefunded = line.refundedQuantity;
  if (quantity < 1 || alreadyRefunded + quantity > line.quantity) return undefined;
  const left = line.netPaise - line.refundedPaise;
  if (alreadyRefunded + quantity === line.quantity) return left;
  const unitShares = splitByLargestRemainder(line.netPaise, Array<number>(line.quantity).fill(1));
  const amount = unitShares
    .slice(alreadyRefunded, alreadyRefunded + quantity)
    .reduce((sum, share) => sum + share, 0);
  return Math.min(amount, left);
}
