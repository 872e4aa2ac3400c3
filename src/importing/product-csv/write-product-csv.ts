import { escapeFormula, quoteCell, writeCsv } from "../../platform/csv/write-csv.ts";
import type { Language } from "../../platform/language/language.ts";
import { productColumns } from "./product-columns.ts";
import type { KnownCategories, ProductState } from "./product-state.ts";
import { variantColumns } from "./variant-columns.ts";

export const PRODUCT_ID_HEADING = "Product";
export const VARIANT_ID_HEADING = "Variant";

/** The tax has the name that the store's admin calls it: GST where prices are in rupees, VAT elsewhere. An import reads both. */
export const productCsvHeadings = (baseCurrency: string, languages: readonly Language[]): string[] => [
  PRODUCT_ID_HEADING,
  VARIANT_ID_HEADING,
  ...[...productColumns(languages), ...variantColumns(languages)].map(({ heading }) =>
    heading === "GST %" && baseCurrency !== "INR" ? "VAT %" : heading,
  ),
];

/**
 * Writes products as a CSV, one line per variant, with every field that an import can set. An import of the
 * unchanged file changes nothing. The fields of the product are repeated on the line of each variant, so that
 * lines can be sorted or left out.
 */
export const writeProductCsv = (
  products: readonly ProductState[],
  known: KnownCategories,
  { baseCurrency, languages }: { readonly baseCurrency: string; readonly languages: readonly Language[] },
): string =>
  writeCsv([
    productCsvHeadings(baseCurrency, languages),
    ...products.flatMap((product) => productCsvLines(product, known, languages)),
  ]);

/** The lines of one product: the cells of each, as they stand in the file. */
export function productCsvLines(
  product: ProductState,
  known: KnownCategories,
  languages: readonly Language[],
): string[][] {
  const productCells = productColumns(languages).map((column) => column.write(product, known));
  return product.variants.map((variant) => [
    String(product.id ?? ""),
    String(variant.id ?? ""),
    ...[...productCells, ...variantColumns(languages).map((column) => column.write(variant, known))].map(
      (text) => quoteCell(escapeFormula(text)),
    ),
  ]);
}
