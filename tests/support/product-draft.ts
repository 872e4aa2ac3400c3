import type { ProductInput, StaffProduct } from "../../src/contract/admin/products.ts";

/** A product as it is edited, as a draft that changes nothing. */
export const draftOf = ({ id: _id, isPublished: _shown, isSwagItem: _kit, ...draft }: StaffProduct) => draft;

/** A new product of one variant. */
export const newDraft = (more: Partial<ProductInput> = {}): ProductInput => ({
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
