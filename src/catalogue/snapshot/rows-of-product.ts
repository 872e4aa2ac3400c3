import type { ProductId } from "../../contract/ids.ts";
import type { Language } from "../../platform/language/language.ts";
import type { ContentRows } from "./catalogue.store.ts";
import type { ProductRows } from "./product-rows.store.ts";
import { categoryRowIn, imageRowIn, kitContentRowIn, productRowIn, variantRowIn } from "./translated-rows.ts";

type Row<Table extends keyof ProductRows> = ProductRows[Table][number];
export type CategoryRow = ContentRows["categories"][number];

interface VariantRows {
  readonly row: Row<"variants">;
  readonly sizes: readonly Row<"sizes">[];
  readonly images: readonly Row<"images">[];
  readonly codes: readonly Row<"skuCodes">[];
}

/** All rows that one product is shown from. */
export interface RowsOfProduct {
  readonly row: Row<"products">;
  readonly category: CategoryRow;
  readonly variants: readonly VariantRows[];
  readonly contents: readonly {
    readonly item: Row<"kitContents">;
    readonly image: Row<"images"> | undefined;
  }[];
  readonly recommendedIds: readonly ProductId[];
}

/** Most products of most shops have none, and share one list. */
const noLanguages: readonly Language[] = [];

/** The languages that something that is shown of a product is translated into. */
export function languagesOf({ row, category, variants, contents }: RowsOfProduct): readonly Language[] {
  const found = [
    row,
    category,
    ...variants.flatMap((variant) => [variant.row, ...variant.images]),
    ...contents.flatMap(({ item }) => [item, { translations: item.colour_translations }]),
  ].flatMap(({ translations }) => Object.keys(translations));
  return found.length ? [...new Set(found)] : noLanguages;
}

/** The rows with their texts in a language. */
export const rowsIn = (own: RowsOfProduct, language: Language): RowsOfProduct => ({
  ...own,
  row: productRowIn(own.row, language),
  category: categoryRowIn(own.category, language),
  variants: own.variants.map((variant) => ({
    ...variant,
    row: variantRowIn(variant.row, language),
    images: variant.images.map((image) => imageRowIn(image, language)),
  })),
  contents: own.contents.map(({ item, image }) => ({ item: kitContentRowIn(item, language), image })),
});
