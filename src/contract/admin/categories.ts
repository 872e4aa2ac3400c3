import { type Static, Type } from "typebox";
import { ListOf, ListQuery } from "../lists.ts";
import type { StaffRoute } from "../route.ts";
import { FilledText, Path, PositiveId, Text } from "../wire.ts";

const CategoryParams = Type.Object({ categoryId: PositiveId });
const Version = Type.Integer({ minimum: 1 });

const category = {
  name: FilledText(120),
  slug: Type.String({ pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", maxLength: 120 }),
  pageHeading: Text(200),
  description: Type.String({
    maxLength: 50_000,
    description: "HTML; what a text does not need is taken out",
  }),
  pageTitle: Text(200),
  metaDescription: Text(500),
  metaKeywords: Text(500),
  position: Type.Integer({ minimum: 0, maximum: 10_000, description: "lower ones first" }),
};
const tile = { imageId: Type.String({ pattern: "^[0-9a-f]{24}$" }), alt: Text(300) };
const tileInput = {
  tile: Type.Optional(
    Type.Union([
      Type.Object({
        ...tile,
        version: Type.Optional({ ...Version, description: "of the home page's tiles, as it was read" }),
      }),
      Type.Null(),
    ]),
  ),
};
export const CategoryInput = Type.Object({ ...category, ...tileInput });
export type CategoryInput = Static<typeof CategoryInput>;

export const StaffCategory = Type.Object({
  id: Type.Integer(),
  version: Version,
  products: Type.Integer({ description: "how many belong to it, withdrawn ones too" }),
  ...category,
  tile: Type.Union([Type.Object({ ...tile, version: Version, path: Path }), Type.Null()], {
    description: "on the home page; null: it has none",
  }),
});
export type StaffCategory = Static<typeof StaffCategory>;

const catalogue = { tag: "Back office", auth: "staff", roles: ["catalogue", "admin"] } as const;

export const adminCategories = {
  "GET /api/admin/categories": {
    ...catalogue,
    summary: "Categories",
    query: ListQuery(["position", "name"], {}),
    output: ListOf(StaffCategory),
    errors: [],
  },
  "GET /api/admin/categories/{categoryId}": {
    ...catalogue,
    summary: "One category",
    params: CategoryParams,
    output: StaffCategory,
    errors: ["not_found"],
  },
  "POST /api/admin/categories": {
    ...catalogue,
    summary: "A new category; it is in the shop at once",
    body: CategoryInput,
    output: StaffCategory,
    errors: ["slug_taken", "slug_reserved", "picture_unknown", "edited_meanwhile"],
  },
  "PUT /api/admin/categories/{categoryId}": {
    ...catalogue,
    summary: "Change a category",
    params: CategoryParams,
    body: Type.Object({ version: Version, ...category, ...tileInput }),
    output: StaffCategory,
    errors: ["not_found", "edited_meanwhile", "slug_taken", "slug_reserved", "picture_unknown"],
  },
} as const satisfies Record<string, StaffRoute>;
