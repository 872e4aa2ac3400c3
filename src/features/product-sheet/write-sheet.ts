import { csvOfRows, guardFormula, quoteCell } from "../csv/csv-cell.ts";
import { productColumns } from "./product-columns.ts";
import type { Known, ProductState } from "./product-state.ts";
import { variantColumns } from "./variant-columns.ts";

export const PRODUCT = "Product";
export const VARIANT = "Variant";

/**
 * Products as a CSV, a line for each variant, with everything that an import can set: read again unchanged it changes
 * nothing. What a product has once stands on the line of each of its variants, so that lines can be sorted and left out.
 */
export function writeSheet(products: readonly ProductState[], known: Known): string {
  const headings = [
    PRODUCT,
    VARIANT,
    ...[...productColumns, ...variantColumns].map(({ heading }) => heading),
  ];
  const lines = products.flatMap((product) => {
    const ofProduct = productColumns.map((column) => column.write(product, known));
    return product.variants.map((variant) => [
      String(product.id ?? ""),
      String(variant.id ?? ""),
      ...[...ofProduct, ...variantColumns.map((column) => column.write(variant, known))].map((text) =>
        quoteCell(guardFormula(text)),
      ),
    ]);
  });
  return csvOfRows([headings, ...lines]);
}
