import { type Static, Type } from "typebox";
import { Bin, NamedObject, NonEmptyText, PositiveId, Text, UrlOrPath } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { HtmlText, Specification, Translations } from "./product-texts.ts";
import { TranslationsOf } from "./translations.ts";

const ProductParams = Type.Object({ productId: PositiveId });
const Version = Type.Integer({
  title: "ReadVersion",
  minimum: 1,
  description: "the version that was read; the change is refused when there is a newer one",
});
/** Never rounded: an amount that is not whole hundredths is refused. */
export const Price = Type.Number({
  title: "Price",
  minimum: 0,
  maximum: 1_000_000,
  description: "base currency, two decimals",
});
const Slug = Type.String({ pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", maxLength: 120 });

const productRow = {
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  categoryId: Type.Integer(),
  categoryName: Type.String(),
  imagePath: UrlOrPath,
  price: Type.Number({ description: "the lowest selling price, base currency" }),
  stock: Type.Union([Type.Integer(), Type.Null()], {
    description: "sum of all counted stock; null: not counted",
  }),
  isPublished: Type.Boolean(),
};
export const ProductRow = NamedObject("ProductRow", productRow);
export type ProductRow = Static<typeof ProductRow>;

const VariantImage = NamedObject("VariantImage", {
  imageId: Type.String({ pattern: "^[0-9a-f]{24}$" }),
  alt: Text(300),
  translations: Type.Optional(TranslationsOf("TranslatedAlt", { alt: Text(300) })),
});

const SkuCode = NamedObject("SkuCode", {
  size: Type.String({ maxLength: 20, description: "empty: a variant without sizes" }),
  skuCode: Type.String({
    pattern: "^([A-Za-z0-9][A-Za-z0-9 ._/+#-]{0,63})?$",
    description: "the company's own article number, unique; empty: none",
  }),
  gtin: Type.String({ maxLength: 14, description: "the number under the bar code; empty: none" }),
  bin: Type.Optional(Bin),
});
const SkuCodes = Type.Array(SkuCode, { maxItems: 30 });

const variant = {
  id: Type.Optional(Type.Integer({ minimum: 1, description: "left out for a new variant" })),
  colourName: Text(60),
  colourHex: Type.Union([Type.String({ pattern: "^#[0-9a-f]{6}$" }), Type.Null()]),
  webPrice: Price,
  sellingPrice: Price,
  sizes: Type.Array(Type.String({ pattern: "^[A-Za-z0-9./ -]{1,20}$" }), { maxItems: 30 }),
  images: Type.Array(VariantImage, { maxItems: 20, description: "the product card shows the first one" }),
  skuCodes: Type.Optional(SkuCodes),
  translations: Type.Optional(TranslationsOf("TranslatedColour", { colourName: Text(60) })),
};

const OptionalSizeChart = Type.Union([
  NamedObject("StaffSizeChart", {
    columns: Type.Array(NonEmptyText(40), { minItems: 2, maxItems: 10 }),
    rows: Type.Array(Type.Array(Text(40), { maxItems: 10 }), { minItems: 1, maxItems: 40 }),
    howToMeasure: Text(1_000),
  }),
  Type.Null(),
]);
export type StaffSizeChart = Exclude<Static<typeof OptionalSizeChart>, null>;

const VolumePrices = Type.Array(
  Type.Object({
    fromQuantity: Type.Integer({ minimum: 2, maximum: 999 }),
    unitPrice: Price,
  }),
  {
    maxItems: 6,
    description:
      "what a unit costs from so many units of the product in one cart on; quantities rise, prices fall",
  },
);

/** A field that is left out does not change. On a new product it stays empty. */
const optionalFields = {
  translations: Type.Optional(Translations),
  hsnCode: Type.Optional(Type.Union([Type.String({ pattern: "^[0-9]{4,8}$" }), Type.Null()])),
  gstBasisPoints: Type.Optional(
    Type.Union([Type.Integer({ minimum: 0, maximum: 10_000 }), Type.Null()], {
      description: "GST in the price, in hundredths of a percent; null: the store's default rate",
    }),
  ),
  sizeChart: Type.Optional(OptionalSizeChart),
  volumePrices: Type.Optional(VolumePrices),
  isSwagItem: Type.Optional(
    Type.Boolean({ description: "the welcome kit: free, redeemed once with a swag coupon" }),
  ),
};

const product = {
  name: NonEmptyText(200),
  slug: Slug,
  categoryId: PositiveId,
  shortDescription: HtmlText,
  description: HtmlText,
  disclaimer: HtmlText,
  specification: Specification,
  packageWeight: Type.Integer({ minimum: 0, maximum: 100_000, description: "grams" }),
  returnable: Type.Boolean(),
  pageTitle: Text(200),
  metaDescription: Text(500),
  metaKeywords: Text(500),
  recommended: Type.Array(PositiveId, { maxItems: 20 }),
  variants: Type.Array(NamedObject("VariantInput", variant), { minItems: 1, maxItems: 40 }),
};

export const ProductInput = NamedObject("ProductInput", { ...product, ...optionalFields });
export type ProductInput = Static<typeof ProductInput>;
export const ProductChange = NamedObject("ProductChange", {
  version: Version,
  ...product,
  ...optionalFields,
});

export const StaffProduct = NamedObject("StaffProduct", {
  id: Type.Integer(),
  version: Version,
  isPublished: Type.Boolean(),
  isSwagItem: Type.Boolean(),
  hsnCode: Type.Union([Type.String(), Type.Null()]),
  gstBasisPoints: Type.Union([Type.Integer(), Type.Null()]),
  sizeChart: OptionalSizeChart,
  volumePrices: VolumePrices,
  translations: Translations,
  ...product,
  variants: Type.Array(
    Type.Object({
      ...variant,
      id: Type.Integer(),
      skuCodes: SkuCodes,
      images: Type.Array(Type.Object({ ...VariantImage.properties, path: UrlOrPath })),
    }),
  ),
});
export type StaffProduct = Static<typeof StaffProduct>;

const catalogue = { tag: "Admin: catalogue", auth: "staff", roles: ["catalogue", "admin"] } as const;
/** Support is asked about it all day, and changes nothing. */
const readable = { ...catalogue, roles: ["support", "catalogue", "admin"] } as const;
/** Why a product cannot be saved, by its form or from a file. */
export const productErrors = [
  "category_unknown",
  "slug_taken",
  "kit_taken",
  "slug_reserved",
  "price_invalid",
  "image_unknown",
  "product_unknown",
  "variant_unknown",
  "duplicate_entry",
  "gtin_invalid",
  "size_unknown",
  "sku_taken",
  "size_chart_invalid",
] as const;

export const adminProducts = {
  "GET /api/admin/products": {
    operationId: "listStaffProducts",
    ...readable,
    summary: "All products, withdrawn ones included",
    query: ListQuery(["name", "id", "price", "stock"], {
      categoryId: Type.Optional(PositiveId),
      isPublished: Type.Optional(Type.Boolean()),
      stock: Type.Optional(Type.Enum(["low", "out"])),
    }),
    output: ListOf(ProductRow),
    errors: [],
  },
  "GET /api/admin/products/{productId}": {
    operationId: "readStaffProduct",
    ...readable,
    summary: "One product, for editing",
    params: ProductParams,
    output: StaffProduct,
    errors: ["not_found"],
  },
  "POST /api/admin/products": {
    operationId: "createProduct",
    ...catalogue,
    summary: "Create a product; the shop does not show it until it is published",
    body: ProductInput,
    output: StaffProduct,
    errors: ["not_found", ...productErrors],
  },
  "PUT /api/admin/products/{productId}": {
    operationId: "changeProduct",
    ...catalogue,
    summary: "Change a product with its variants, sizes, images and recommendations",
    params: ProductParams,
    body: ProductChange,
    output: StaffProduct,
    errors: ["not_found", "version_conflict", "variant_in_use", ...productErrors],
  },
  "POST /api/admin/products/{productId}/publish": {
    operationId: "publishProduct",
    ...catalogue,
    summary: "Publish a product, or restore a withdrawn one",
    params: ProductParams,
    body: Type.Object({ version: Version }),
    output: StaffProduct,
    errors: ["not_found", "version_conflict"],
  },
  "POST /api/admin/products/{productId}/withdraw": {
    operationId: "withdrawProduct",
    ...catalogue,
    summary: "Withdraw a product from the shop; its orders stay, and it can be published again",
    params: ProductParams,
    body: Type.Object({ version: Version }),
    output: StaffProduct,
    errors: ["not_found", "version_conflict"],
  },
} as const satisfies Record<string, StaffRoute>;
