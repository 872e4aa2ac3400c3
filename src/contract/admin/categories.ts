import { type Static, Type } from "typebox";
import { ListOf, ListQuery } from "../lists.ts";
import type { StaffRoute } from "../route.ts";
import { FilledText, PositiveId, Text } from "../wire.ts";

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
export const CategoryInput = Type.Object(category);
export type CategoryInput = Static<typeof CategoryInput>;

export const StaffCategory = Type.Object({
  id: Type.Integer(),
  version: Version,
  products: Type.Integer({ description: "how many belong to it, withdrawn ones too" }),
  ...category,
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
    errors: ["slug_taken", "slug_reserved"],
  },
  "PUT /api/admin/categories/{categoryId}": {
    ...catalogue,
    summary: "Change a category",
    params: CategoryParams,
    body: Type.Object({ version: Version, ...category }),
    output: StaffCategory,
    errors: ["not_found", "edited_meanwhile", "slug_taken", "slug_reserved"],
  },
} as const satisfies Record<string, StaffRoute>;
