import type { LineToPrice } from "./pricing.ts";

interface PricedRow {
  readonly selling_price_paise: number;
  readonly quantity: number;
  readonly is_swag_item: boolean;
  readonly package_weight_grams: number;
}

/** Cart rows as pricing needs them. Each result keeps its row. */
export function cartLinesToPrice<R extends PricedRow>(
  rows: readonly R[],
): (LineToPrice & { readonly row: R })[] {
  return rows.map((row) => ({
    unitSellingPaise: row.selling_price_paise,
    quantity: row.quantity,
    isSwag: row.is_swag_item,
    packageWeightGrams: row.package_weight_grams,
    row,
  }));
}
