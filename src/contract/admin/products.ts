import { type Static, Type } from "typebox";
import { ListOf, ListQuery } from "../lists.ts";
import type { StaffRoute } from "../route.ts";
import { FilledText, Path, PositiveId, Text } from "../wire.ts";

const ProductParams = Type.Object({ productId: PositiveId });
const Version = Type.Integer({
  minimum: 1,
  description: "as it was read; the change is refused when it is older",
});
/** Cut to whole paise by nobody: what is not a whole number of them is refused. */
const Rupees = Type.Number({ minimum: 0, maximum: 1_000_000, description: "decimal rupees, whole paise" });
const HtmlText = Type.String({
  maxLength: 50_000,
  description: "HTML; what a text does not need is taken out",
});
const Slug = Type.String({ pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", maxLength: 120 });

const productRow = {
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  categoryId: Type.Integer(),
  categoryName: Type.String(),
  imagePath: Path,
  price: Type.Number({ description: "the lowest selling price, decimal rupees" }),
  stock: Type.Union([Type.Integer(), Type.Null()], {
    description: "all counted pieces; null: nothing is counted",
  }),
  isPublished: Type.Boolean(),
};
export const ProductRow = Type.Object(productRow);
export type ProductRow = Static<typeof ProductRow>;

const VariantPicture = Type.Object({
  imageId: Type.String({ pattern: "^[0-9a-f]{24}$" }),
  alt: Text(300),
});

const variant = {
  id: Type.Optional(Type.Integer({ minimum: 1, description: "left out: a new one" })),
  colourName: Text(60),
  colourHex: Type.Union([Type.String({ pattern: "^#[0-9a-f]{6}$" }), Type.Null()]),
  webPrice: Rupees,
  sellingPrice: Rupees,
  sizes: Type.Array(Type.String({ pattern: "^[A-Za-z0-9./ -]{1,20}$" }), { maxItems: 30 }),
  images: Type.Array(VariantPicture, { maxItems: 20, description: "the first one is the card's" }),
};

const MaybeSizeChart = Type.Union([
  Type.Object({
    columns: Type.Array(FilledText(40), { minItems: 2, maxItems: 10 }),
    rows: Type.Array(Type.Array(Text(40), { maxItems: 10 }), { minItems: 1, maxItems: 40 }),
    howToMeasure: Text(1_000),
  }),
  Type.Null(),
]);
export type StaffSizeChart = Exclude<Static<typeof MaybeSizeChart>, null>;

/** Left out: as it is; of a new product there is none. */
const optional = {
  hsnCode: Type.Optional(Type.Union([Type.String({ pattern: "^[0-9]{4,8}$" }), Type.Null()])),
  gstBasisPoints: Type.Optional(
    Type.Union([Type.Integer({ minimum: 0, maximum: 10_000 }), Type.Null()], {
      description: "hundredths of a percent of GST in the price; null: the store's own rate",
    }),
  ),
  sizeChart: Type.Optional(MaybeSizeChart),
};

const product = {
  name: FilledText(200),
  slug: Slug,
  categoryId: PositiveId,
  shortDescription: HtmlText,
  description: HtmlText,
  disclaimer: HtmlText,
  specification: Type.Array(Type.Object({ name: FilledText(80), value: FilledText(300) }), { maxItems: 60 }),
  packageWeight: Type.Integer({ minimum: 0, maximum: 100_000, description: "grams" }),
  returnable: Type.Boolean(),
  pageTitle: Text(200),
  metaDescription: Text(500),
  metaKeywords: Text(500),
  recommended: Type.Array(PositiveId, { maxItems: 20 }),
  variants: Type.Array(Type.Object(variant), { minItems: 1, maxItems: 40 }),
};

export const ProductInput = Type.Object({ ...product, ...optional });
export type ProductInput = Static<typeof ProductInput>;
export const ProductChange = Type.Object({ version: Version, ...product, ...optional });

export const StaffProduct = Type.Object({
  id: Type.Integer(),
  version: Version,
  isPublished: Type.Boolean(),
  isSwagItem: Type.Boolean(),
  hsnCode: Type.Union([Type.String(), Type.Null()]),
  gstBasisPoints: Type.Union([Type.Integer(), Type.Null()]),
  sizeChart: MaybeSizeChart,
  ...product,
  variants: Type.Array(
    Type.Object({
      ...variant,
      id: Type.Integer(),
      images: Type.Array(Type.Object({ ...VariantPicture.properties, path: Path })),
    }),
  ),
});
export type StaffProduct = Static<typeof StaffProduct>;

const catalogue = { tag: "Back office", auth: "staff", roles: ["catalogue", "admin"] } as const;
const saving = [
  "category_unknown",
  "slug_taken",
  "slug_reserved",
  "price_invalid",
  "picture_unknown",
  "product_unknown",
  "variant_unknown",
  "said_twice",
  "size_chart_wrong",
] as const;

export const adminProducts = {
  "GET /api/admin/products": {
    ...catalogue,
    summary: "Products, withdrawn ones too",
    query: ListQuery(["name", "id", "price", "stock"], {
      categoryId: Type.Optional(PositiveId),
      isPublished: Type.Optional(Type.Boolean()),
      stock: Type.Optional(Type.Enum(["low", "out"])),
    }),
    output: ListOf(ProductRow),
    errors: [],
  },
  "GET /api/admin/products/{productId}": {
    ...catalogue,
    summary: "One product as it is edited",
    params: ProductParams,
    output: StaffProduct,
    errors: ["not_found"],
  },
  "POST /api/admin/products": {
    ...catalogue,
    summary: "A new product; it is not in the shop until it is published",
    body: ProductInput,
    output: StaffProduct,
    errors: saving,
  },
  "PUT /api/admin/products/{productId}": {
    ...catalogue,
    summary: "Change a product with its variants, sizes, pictures and recommendations",
    params: ProductParams,
    body: ProductChange,
    output: StaffProduct,
    errors: ["not_found", "edited_meanwhile", "variant_in_use", ...saving],
  },
  "POST /api/admin/products/{productId}/publish": {
    ...catalogue,
    summary: "Show and sell a product, or bring a withdrawn one back",
    params: ProductParams,
    body: Type.Object({ version: Version }),
    output: StaffProduct,
    errors: ["not_found", "edited_meanwhile"],
  },
  "POST /api/admin/products/{productId}/withdraw": {
    ...catalogue,
    summary: "Neither show nor sell a product; its orders stay, and it can be published again",
    params: ProductParams,
    body: Type.Object({ version: Version }),
    output: StaffProduct,
    errors: ["not_found", "edited_meanwhile"],
  },
  "POST /api/admin/html-preview": {
    ...catalogue,
    summary: "HTML as it would be kept and shown",
    body: Type.Object({ html: HtmlText }),
    output: Type.Object({ html: Type.String() }),
    errors: [],
  },
} as const satisfies Record<string, StaffRoute>;
