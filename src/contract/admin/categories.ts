import { type Static, Type } from "typebox";
import { NamedObject, NonEmptyText, PositiveId, Text, UrlOrPath } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { type TextsOf, TranslationsOf } from "./translations.ts";

const CategoryParams = Type.Object({ categoryId: PositiveId });
const Version = Type.Integer({ minimum: 1 });

const Translations = TranslationsOf("TranslatedCategory", {
  name: Text(120),
  pageHeading: Text(200),
  description: Text(50_000),
  pageTitle: Text(200),
  metaDescription: Text(500),
  metaKeywords: Text(500),
});
export type CategoryTexts = TextsOf<Static<typeof Translations>>;

const category = {
  name: NonEmptyText(120),
  slug: Type.String({ pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", maxLength: 120 }),
  pageHeading: Text(200),
  description: Type.String({
    maxLength: 50_000,
    description: "HTML; it is sanitised when saved",
  }),
  pageTitle: Text(200),
  metaDescription: Text(500),
  metaKeywords: Text(500),
  searchTerm: Type.Optional(Text(200)),
  position: Type.Integer({
    minimum: 0,
    maximum: 10_000,
    description: "sort order: lower numbers come first",
  }),
};
/** Left out: they do not change. */
const translationsInput = { translations: Type.Optional(Translations) };
const tile = { imageId: Type.String({ pattern: "^[0-9a-f]{24}$" }), alt: Text(300) };
const tileInput = {
  tile: Type.Optional(
    Type.Union([
      Type.Object({
        ...tile,
        version: Type.Optional({
          ...Version,
          description: "version of the home page's tiles when they were read",
        }),
      }),
      Type.Null(),
    ]),
  ),
};
export const CategoryInput = NamedObject("CategoryInput", {
  ...category,
  ...tileInput,
  ...translationsInput,
});
export type CategoryInput = Static<typeof CategoryInput>;

export const StaffCategory = NamedObject("StaffCategory", {
  id: Type.Integer(),
  version: Version,
  products: Type.Integer({ description: "number of products in it, withdrawn ones included" }),
  ...category,
  translations: Translations,
  tile: Type.Union([Type.Object({ ...tile, version: Version, path: UrlOrPath }), Type.Null()], {
    description: "its tile on the home page; null when it has none",
  }),
});
export type StaffCategory = Static<typeof StaffCategory>;

const catalogue = { tag: "Admin: catalogue", auth: "staff", roles: ["catalogue", "admin"] } as const;
/** Support is asked about it all day, and changes nothing. */
const readable = { ...catalogue, roles: ["support", "catalogue", "admin"] } as const;

export const adminCategories = {
  "GET /api/admin/categories": {
    operationId: "listStaffCategories",
    ...readable,
    summary: "All categories",
    query: ListQuery(["position", "name"], {}),
    output: ListOf(StaffCategory),
    errors: [],
  },
  "GET /api/admin/categories/{categoryId}": {
    operationId: "readStaffCategory",
    ...catalogue,
    summary: "One category",
    params: CategoryParams,
    output: StaffCategory,
    errors: ["not_found"],
  },
  "POST /api/admin/categories": {
    operationId: "createCategory",
    ...catalogue,
    summary: "Create a category; the shop shows it at once",
    body: CategoryInput,
    output: StaffCategory,
    errors: ["not_found", "slug_taken", "slug_reserved", "image_unknown", "version_conflict"],
  },
  "PUT /api/admin/categories/{categoryId}": {
    operationId: "changeCategory",
    ...catalogue,
    summary: "Change a category",
    params: CategoryParams,
    body: Type.Object({ version: Version, ...category, ...tileInput, ...translationsInput }),
    output: StaffCategory,
    errors: ["not_found", "version_conflict", "slug_taken", "slug_reserved", "image_unknown"],
  },
} as const satisfies Record<string, StaffRoute>;
