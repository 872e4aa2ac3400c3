import type { ProductInput } from "../../contract/admin/products.ts";

/** A variant as a sheet knows it; prices in paise, counts in pieces (null: not counted). */
export interface VariantState
  extends Omit<ProductInput["variants"][number], "id" | "webPrice" | "sellingPrice"> {
  /** Null: not in the store yet. */
  readonly id: number | null;
  /** Null: not said yet. */
  readonly webPaise: number | null;
  readonly sellingPaise: number | null;
  /** The count over all sizes. */
  readonly stock: number | null;
  /** The counts of sizes that have one of their own. */
  readonly sizeStock: ReadonlyMap<string, number>;
}

/** A product as a sheet knows it: all that the editor saves, its stock, and whether it is in the shop. */
export interface ProductState
  extends Omit<ProductInput, "variants" | "categoryId" | "packageWeight" | "specification"> {
  /** Null: not in the store yet. */
  readonly id: number | null;
  readonly version: number;
  readonly isPublished: boolean;
  /** Null: not said yet. */
  readonly categoryId: number | null;
  readonly packageWeight: number | null;
  readonly specification: readonly { readonly name: string; readonly value: string }[];
  readonly variants: readonly VariantState[];
}

/** What the store has, as far as a sheet may name it. */
export interface Known {
  readonly categories: readonly { readonly id: number; readonly slug: string; readonly name: string }[];
  /** Whose an address is; 0: a category's. */
  readonly slugs: ReadonlyMap<string, number>;
  readonly productOfVariant: ReadonlyMap<number, number>;
  readonly productIds: ReadonlySet<number>;
  /** Those that the sheet names. */
  readonly products: ReadonlyMap<number, ProductState>;
}

export const newProduct: ProductState = {
  ...{ id: null, version: 0, isPublished: false, name: "", slug: "", categoryId: null, packageWeight: null },
  ...{ shortDescription: "", description: "", disclaimer: "", specification: [], returnable: true },
  ...{ pageTitle: "", metaDescription: "", metaKeywords: "", recommended: [], variants: [] },
};

export const newVariant: VariantState = {
  ...{ id: null, colourName: "", colourHex: null, webPaise: null, sellingPaise: null },
  ...{ sizes: [], images: [], stock: null, sizeStock: new Map() },
};
