import { type Static, type TProperties, Type } from "typebox";
import { NamedObject, NonEmptyText, PositiveId, Text, Timestamp } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { Menu, Section, Slide, Tile } from "./content-parts.ts";
import { TranslationsOf } from "./translations.ts";

const TextPage = Type.Enum([
  "about-us",
  "privacy-policy",
  "terms-and-conditions",
  "shipping-policy",
  "return-policy",
  "placing-a-order",
]);

const StaticPageKind = Type.Unsafe<`page-${number}`>(Type.String({ pattern: "^page-[1-9]\\d{0,8}$" }));

const PageName = NonEmptyText(60);

/** A text page that staff added. */
const StaticPage = Type.Object({
  kind: StaticPageKind,
  name: PageName,
  slug: Type.String({ pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", maxLength: 120 }),
  heading: NonEmptyText(200),
  html: Text(60_000),
  inFooter: Type.Boolean(),
  inMenu: Type.Boolean(),
  translations: Type.Optional(
    TranslationsOf("TranslatedPage", { name: Text(60), heading: Text(200), html: Text(60_000) }),
  ),
});
export type StaticPage = Static<typeof StaticPage>;

/** One piece of content. It is edited, published and restored as a whole. */
export const Content = Type.Union(
  [
    Type.Object({ kind: Type.Literal("slides"), slides: Type.Array(Slide, { maxItems: 40 }) }),
    Type.Object({ kind: Type.Literal("tiles"), tiles: Type.Array(Tile, { maxItems: 40 }) }),
    Type.Object({ kind: Type.Literal("groups"), groups: Type.Array(Section, { maxItems: 20 }) }),
    Type.Object({ kind: Type.Literal("menu"), menus: Type.Array(Menu, { maxItems: 15 }) }),
    Type.Object({
      kind: Type.Literal("home-texts"),
      pageTitle: Text(200),
      metaDescription: Text(400),
      metaKeywords: Text(400),
      pageHeading: Text(200),
      description: Text(20_000),
      translations: Type.Optional(
        TranslationsOf("TranslatedHomeTexts", {
          pageTitle: Text(200),
          metaDescription: Text(400),
          metaKeywords: Text(400),
          pageHeading: Text(200),
          description: Text(20_000),
        }),
      ),
    }),
    Type.Object({
      kind: TextPage,
      html: Type.Union([Text(60_000), Type.Null()], {
        description: "null: the page shows its built-in text",
      }),
      translations: Type.Optional(TranslationsOf("TranslatedText", { html: Text(60_000) })),
    }),
    StaticPage,
  ],
  { title: "Content" },
);
export type Content = Static<typeof Content>;
export type ContentKind = Content["kind"];

const ContentKindSchema = Type.Union(
  [
    Type.Enum([
      "slides",
      "tiles",
      "groups",
      "menu",
      "home-texts",
      "about-us",
      "privacy-policy",
      "terms-and-conditions",
      "shipping-policy",
      "return-policy",
      "placing-a-order",
    ]),
    StaticPageKind,
  ],
  { title: "ContentKind" },
);
const KindParams = Type.Object({ kind: ContentKindSchema });
const version = { version: Type.Integer({ minimum: 1 }) };
const state = {
  id: ContentKindSchema,
  name: Type.String({ description: "of a page that staff added" }),
  path: Type.String({ description: "of the page that shows it" }),
  isLive: Type.Boolean({ description: "false: a page that is not in the shop" }),
  ...version,
  hasDraft: Type.Boolean(),
  draftedAt: Type.Union([Timestamp, Type.Null()]),
  draftedBy: Type.String(),
  publishedAt: Type.Union([Timestamp, Type.Null()]),
  publishedBy: Type.String(),
};
export const ContentState = NamedObject("ContentState", state);
export type ContentState = Static<typeof ContentState>;

export const ContentDetails = NamedObject("ContentDetails", {
  ...state,
  live: Content,
  draft: Type.Union([Content, Type.Null()]),
  earlierVersions: Type.Array(
    Type.Object({ id: Type.Integer(), publishedAt: Timestamp, publishedBy: Type.String() }),
    { description: "earlier published versions, newest first" },
  ),
});
export type ContentDetails = Static<typeof ContentDetails>;

const catalogueStaff = { tag: "Admin: content", auth: "staff", roles: ["catalogue", "admin"] } as const;
const contentChange = <B extends TProperties>(summary: string, body: B) =>
  ({
    ...catalogueStaff,
    summary,
    params: KindParams,
    body: Type.Object({ ...version, ...body }),
    output: ContentDetails,
  }) as const;

export const adminContent = {
  "GET /api/admin/content": {
    operationId: "listContent",
    ...catalogueStaff,
    summary: "All pieces of content, and which have a draft",
    query: ListQuery(["position"], {}),
    output: ListOf(ContentState),
    errors: [],
  },
  "POST /api/admin/content": {
    operationId: "createPage",
    ...catalogueStaff,
    summary: "Add a text page: a draft, with its path made from the name",
    body: Type.Object({ name: PageName }),
    output: ContentDetails,
    errors: ["not_found", "slug_taken", "slug_reserved"],
  },
  "DELETE /api/admin/content/{kind}": {
    operationId: "deletePage",
    ...catalogueStaff,
    summary: "Delete an added page that is not in the shop",
    params: KindParams,
    body: Type.Object(version),
    output: Type.Object({}),
    errors: ["not_found", "version_conflict", "state_conflict"],
  },
  "POST /api/admin/content/{kind}/withdraw": {
    operationId: "withdrawPage",
    ...contentChange("Take an added page out of the shop; its text becomes the draft", {}),
    errors: ["not_found", "version_conflict", "state_conflict"],
  },
  "GET /api/admin/content/{kind}": {
    operationId: "readContent",
    ...catalogueStaff,
    summary: "One piece of content: the live version, the draft and earlier versions",
    params: KindParams,
    output: ContentDetails,
    errors: ["not_found"],
  },
  "PUT /api/admin/content/{kind}": {
    operationId: "saveDraft",
    ...contentChange("Save a draft; the shop does not change", { content: Content }),
    errors: ["not_found", "version_conflict", "content_invalid", "slug_taken", "slug_reserved"],
  },
  "POST /api/admin/content/{kind}/publish": {
    operationId: "publishDraft",
    ...contentChange("Publish the draft", {}),
    errors: [
      "not_found",
      "version_conflict",
      "content_invalid",
      "state_conflict",
      "slug_taken",
      "slug_reserved",
    ],
  },
  "POST /api/admin/content/{kind}/discard": {
    operationId: "discardDraft",
    ...contentChange("Delete the draft", {}),
    errors: ["not_found", "version_conflict", "state_conflict"],
  },
  "POST /api/admin/content/{kind}/restore": {
    operationId: "restoreVersion",
    ...contentChange("Make a draft from an earlier published version", { id: PositiveId }),
    errors: ["version_conflict", "not_found"],
  },
  "POST /api/admin/content/{kind}/preview": {
    operationId: "previewContent",
    ...catalogueStaff,
    summary: "A preview link: for 30 minutes it shows the shop with all drafts",
    params: KindParams,
    output: Type.Object({ path: Type.String() }),
    errors: ["not_found"],
  },
} as const satisfies Record<string, StaffRoute>;
