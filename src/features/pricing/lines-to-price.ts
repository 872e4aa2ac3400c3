import type { LineToPrice } from "./pricing.ts";

interface PricedRow {
  readonly selling_price_paise: number;
  readonly quantity: number;
  readonly is_swag_item: boolean;
  readonly package_weight_grams: number;
}

/** Rows of a cart as pricing sees them; each keeps its row. */
export function linesToPrice<R extends PricedRow>(rows: readonly R[]): (LineToPrice & { readonly row: R })[] {
  return rows.map((row) => ({
    unitSellingPaise: row.selling_price_paise,
    quantity: row.quantity,
    isSwag: row.is_swag_item,
    packageWeightGrams: row.package_weight_grams,
    row,
  }));
}
