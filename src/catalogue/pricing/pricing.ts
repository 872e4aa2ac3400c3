import { type Discount, lineDiscounts } from "./discount.ts";

export interface LineToPrice {
  unitSellingPaise: number;
  quantity: number;
  isSwag: boolean;
  /** Grams of one packed unit. */
  packageWeightGrams: number;
}

export type PricedLine<L extends LineToPrice> = L & { totalPaise: number; discountPaise: number };

/** `weightGrams` and `netQuantity` (units) include swag lines. The amounts of money do not. */
export interface PricedLines<L extends LineToPrice> {
  lines: PricedLine<L>[];
  subTotalPaise: number;
  discountPaise: number;
  weightGrams: number;
  netQuantity: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Prices lines in their order (specification 9). Swag is free and gets no discount.
 */
export function priceLines<L extends LineToPrice>(lines: readonly L[], discount: Discount): PricedLines<L> {
  const totals = lines.map((line) => (line.isSwag ? 0 : line.unitSellingPaise * line.quantity));
  const subTotalPaise = sum(totals);
  const discounts = lineDiscounts(totals, subTotalPaise, discount);
  return {
    lines: lines.map((line, index) => ({
      ...line,
      totalPaise: totals[index] ?? 0,
      discountPaise: discounts[index] ?? 0,
    })),
    subTotalPaise,
    discountPaise: sum(discounts),
    weightGrams: sum(lines.map((line) => line.packageWeightGrams * line.quantity)),
    netQuantity: sum(lines.map((line) => line.quantity)),
  };
}

/** Sub total minus discount plus shipping. Shipping null (to be confirmed) adds nothing yet. */
export function grandTotalPaise(
  subTotalPaise: number,
  discountPaise: number,
  shippingPaise: number | null,
): number {
  return subTotalPaise - discountPaise + (shippingPaise ?? 0);
}
