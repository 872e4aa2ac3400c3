import type { ProductInput, StaffProduct } from "../../src/contract/admin/products.ts";

/** The input that saves a product without a change. */
export const productInputOf = ({ id: _id, isPublished: _shown, isSwagItem: _kit, ...draft }: StaffProduct) =>
  draft;

/** The input of a new product with one variant. */
export const newProductInput = (more: Partial<ProductInput> = {}): ProductInput => ({
  name: "Steel tumbler",
  slug: "steel-tumbler",
  categoryId: 1,
  shortDescription: "<p>Keeps warm</p>",
  description: "",
  disclaimer: "",
  specification: [{ name: "Volume", value: "400 ml" }],
  packageWeight: 420,
  returnable: true,
  pageTitle: "",
  metaDescription: "",
  metaKeywords: "",
  recommended: [1],
  variants: [{ colourName: "", colourHex: null, webPrice: 899, sellingPrice: 749.5, sizes: [], images: [] }],
  ...more,
});
