import { percentOf } from "../../platform/money/money.ts";
import { splitByLargestRemainder } from "../../platform/money/split-amount.ts";

/** What a coupon takes off. Hundredths of a percent, or paise. */
export type Discount =
  | { kind: "none" }
  | { kind: "percent"; basisPoints: number }
  | { kind: "fixed"; amountPaise: number };

const clamp = (number: number, highest: number): number => Math.min(Math.max(number, 0), highest);

/**
 * The discount of each line, in paise, from the lines' totals (specification 9). A percent is computed and rounded per line.
 * A fixed amount is split over the totals by largest remainder, at most the sub total. No line's discount is above its
 * total, whatever the discount is.
 */
export function lineDiscounts(
  totals: readonly number[],
  subTotalPaise: number,
  discount: Discount,
): number[] {
  switch (discount.kind) {
    case "none":
      return totals.map(() => 0);
    case "percent": {
      const basisPoints = clamp(discount.basisPoints, 10_000);
      return totals.map((totalPaise) => percentOf(totalPaise, basisPoints));
    }
    case "fixed":
      return splitByLargestRemainder(clamp(discount.amountPaise, subTotalPaise), totals);
  }
}
