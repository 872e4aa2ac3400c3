import type { readSkuOwners } from "../../catalogue/sku-code/sku-code.store.ts";
import type { SkuCode } from "../../catalogue/sku-code/sku-code.ts";
import type { ProductInput } from "../../contract/admin/products.ts";
import type { CategoryId } from "../../contract/ids.ts";
import type { ImageFiles } from "../import-archive/image-files.ts";

/** A variant as a CSV has it. Prices are in paise. A stock of null means not counted. */
export interface VariantState
  extends Omit<ProductInput["variants"][number], "id" | "webPrice" | "sellingPrice" | "skuCodes"> {
  /** Null: new, not in the store yet. */
  readonly id: number | null;
  /** Null: not known yet. */
  readonly webPaise: number | null;
  readonly sellingPaise: number | null;
  /** The stock of the variant over all sizes. */
  readonly stock: number | null;
  /** The stock by size, for sizes that are counted. */
  readonly sizeStock: ReadonlyMap<string, number>;
  readonly skuCodes: readonly SkuCode[];
  /** The URLs and the files of zips that imports named for it, whatever became of them. */
  readonly imageUrls: readonly string[];
}

/** A product as a CSV has it: all fields of the editor, the stock, and whether it is published. */
export interface ProductState
  extends Omit<ProductInput, "variants" | "categoryId" | "packageWeight" | "specification"> {
  /** Null: new, not in the store yet. */
  readonly id: number | null;
  readonly version: number;
  readonly isPublished: boolean;
  readonly isSwagItem: boolean;
  /** Null: not known yet. */
  readonly categoryId: CategoryId | null;
  readonly packageWeight: number | null;
  readonly specification: readonly { readonly name: string; readonly value: string }[];
  readonly variants: readonly VariantState[];
}

/** The part of the catalogue that a CSV may refer to. */
export interface KnownCategories {
  readonly categories: readonly { readonly id: number; readonly slug: string; readonly name: string }[];
}

export interface ExistingCatalogue extends KnownCategories {
  readonly baseCurrency: string;
  /** The product id of each slug; 0 for the slug of a category or a page. */
  readonly slugs: ReadonlyMap<string, number>;
  readonly productOfVariant: ReadonlyMap<number, number>;
  readonly productIds: ReadonlySet<number>;
  readonly skuOwners: Awaited<ReturnType<typeof readSkuOwners>>;
  /** What staff decided about a category that a file names, by its name in small letters. */
  readonly categoryChoices: ReadonlyMap<string, CategoryId>;
  /** The files of the zip that came with the CSV. */
  readonly imageFiles: ImageFiles;
  /** The values that a new product starts with. */
  readonly newProduct: ProductState;
  /** Staff said whether new products are published, so the file does not. */
  readonly decidesPublication: boolean;
  /** The products that the CSV names. */
  readonly products: ReadonlyMap<number, ProductState>;
}

export const emptyProduct: ProductState = {
  id: null,
  version: 0,
  isPublished: false,
  isSwagItem: false,
  name: "",
  slug: "",
  categoryId: null,
  packageWeight: null,
  shortDescription: "",
  description: "",
  disclaimer: "",
  specification: [],
  returnable: true,
  pageTitle: "",
  metaDescription: "",
  metaKeywords: "",
  recommended: [],
  variants: [],
};

export const emptyVariant: VariantState = {
  id: null,
  colourName: "",
  colourHex: null,
  webPaise: null,
  sellingPaise: null,
  sizes: [],
  images: [],
  stock: null,
  sizeStock: new Map(),
  skuCodes: [],
  imageUrls: [],
};
