import type { ProductState, VariantState } from "../product-csv/product-state.ts";

/** A product as it was before or after an import, in the form of a JSON column. */
export interface StoredProduct extends Omit<ProductState, "variants"> {
  readonly variants: readonly StoredVariant[];
}

interface StoredVariant extends Omit<VariantState, "sizeStock"> {
  readonly sizeStock: readonly (readonly [size: string, stock: number])[];
}

export const toStored = ({ variants, ...product }: ProductState): StoredProduct => ({
  ...product,
  variants: variants.map((variant) => ({ ...variant, sizeStock: [...variant.sizeStock] })),
});

export const fromStored = ({ variants, ...product }: StoredProduct): ProductState => ({
  ...product,
  variants: variants.map((variant) => ({ ...variant, sizeStock: new Map(variant.sizeStock) })),
});
