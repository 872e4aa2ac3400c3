import type { StoredProduct } from "../../platform/db/stored-values.ts";
import type { ProductState } from "../product-csv/product-state.ts";

export const toStored = ({ variants, ...product }: ProductState): StoredProduct => ({
  ...product,
  variants: variants.map((variant) => ({ ...variant, sizeStock: [...variant.sizeStock] })),
});

export const fromStored = ({ variants, ...product }: StoredProduct): ProductState => ({
  ...product,
  variants: variants.map((variant) => ({
    ...variant,
    sizeStock: new Map(variant.sizeStock),
    skuCodes: variant.skuCodes.map(({ bin = "", ...code }) => ({ ...code, bin })),
  })),
});
