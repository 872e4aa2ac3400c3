import type { Product } from "../../../contract/catalogue.schemas.ts";

export interface PriceRange {
  readonly from: number;
  /** The last quantity of the range; null: no end. */
  readonly to: number | null;
  /** Of one unit, in rupees. */
  readonly price: number;
  /** Whole percent below the price of a single unit. */
  readonly percentLess: number;
}

/** What a unit of a variant costs for which quantities, from one on. A volume price that is not below the selling price is left out. */
export function priceRanges(prices: Product["volumePrices"], sellingPrice: number): PriceRange[] {
  const lower = prices.filter(({ unitPrice }) => unitPrice < sellingPrice);
  return [{ fromQuantity: 1, unitPrice: sellingPrice }, ...lower].map(({ fromQuantity, unitPrice }, at) => {
    const next = lower[at];
    return {
      from: fromQuantity,
      to: next ? next.fromQuantity - 1 : null,
      price: unitPrice,
      percentLess: Math.floor(100 - (100 * unitPrice) / sellingPrice),
    };
  });
}
