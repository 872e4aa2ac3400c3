import { type Static, type TProperties, Type } from "typebox";
import { ListOf, ListQuery } from "../lists.ts";
import type { StaffRoute } from "../route.ts";
import { FilledText, Moment, PositiveId, Text } from "../wire.ts";

/** An address on this shop, or an https one; `//host` is neither. */
const Link = Type.String({
  maxLength: 500,
  pattern: "^(/(?![/\\\\])[^\\s\\\\]*|https://[^\\s/\\\\]+(/\\S*)?)$",
});
const ImageId = Type.String({ pattern: "^[0-9a-f]{24}$" });
const MaybeMoment = Type.Union([
  Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?Z$" }),
  Type.Null(),
]);

export const Slide = Type.Object({
  type: FilledText(40),
  imageId: ImageId,
  alt: Text(300),
  title: Text(120),
  caption: Text(300),
  linkUrl: Link,
  linkText: Text(60),
  visibleFrom: MaybeMoment,
  visibleTo: MaybeMoment,
});
export type Slide = Static<typeof Slide>;

export const Tile = Type.Object({
  imageId: ImageId,
  alt: Text(300),
  displayText: Text(120),
  caption: Text(300),
  linkUrl: Link,
  linkText: Text(60),
});
export type Tile = Static<typeof Tile>;

const Group = Type.Object({
  heading: FilledText(120),
  productIds: Type.Array(PositiveId, { maxItems: 48, uniqueItems: true }),
});
export type Group = Static<typeof Group>;

const MenuLink = { name: FilledText(60), link: Link };
const Menu = Type.Object({ ...MenuLink, items: Type.Array(Type.Object(MenuLink), { maxItems: 30 }) });
export type Menu = Static<typeof Menu>;

const TextPage = Type.Enum([
  "about-us",
  "privacy-policy",
  "terms-and-conditions",
  "shipping-policy",
  "return-policy",
  "placing-a-order",
]);

/** A piece of content, whole: it is edited, published and brought back as one. */
export const Content = Type.Union([
  Type.Object({ kind: Type.Literal("slides"), slides: Type.Array(Slide, { maxItems: 40 }) }),
  Type.Object({ kind: Type.Literal("tiles"), tiles: Type.Array(Tile, { maxItems: 40 }) }),
  Type.Object({ kind: Type.Literal("groups"), groups: Type.Array(Group, { maxItems: 20 }) }),
  Type.Object({ kind: Type.Literal("menu"), menus: Type.Array(Menu, { maxItems: 15 }) }),
  Type.Object({
    kind: Type.Literal("home-texts"),
    pageTitle: Text(200),
    metaDescription: Text(400),
    metaKeywords: Text(400),
    pageHeading: Text(200),
    description: Text(20_000),
  }),
  Type.Object({
    kind: TextPage,
    html: Type.Union([Text(60_000), Type.Null()], { description: "null: the page's built-in words" }),
  }),
]);
export type Content = Static<typeof Content>;
export type ContentKind = Content["kind"];

const Kind = Type.Enum([
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
]);
const KindParams = Type.Object({ kind: Kind });
const version = { version: Type.Integer({ minimum: 1 }) };
const state = {
  id: Kind,
  ...version,
  hasDraft: Type.Boolean(),
  draftedAt: Type.Union([Moment, Type.Null()]),
  draftedBy: Type.String(),
  publishedAt: Type.Union([Moment, Type.Null()]),
  publishedBy: Type.String(),
};
export const ContentState = Type.Object(state);
export type ContentState = Static<typeof ContentState>;

/** An answer's content: the union above is checked where it comes in, and its type says it here. */
const Given = Type.Unsafe<Content>(Type.Object({ kind: Kind }));
export const EditedContent = Type.Object({
  ...state,
  live: Given,
  draft: Type.Union([Given, Type.Null()]),
  mayRestore: Type.Array(
    Type.Object({ id: Type.Integer(), publishedAt: Moment, publishedBy: Type.String() }),
    { description: "what was published before, newest first" },
  ),
});
export type EditedContent = Static<typeof EditedContent>;

const team = { tag: "Back office", auth: "staff", roles: ["catalogue", "admin"] } as const;
const step = <B extends TProperties>(summary: string, body: B) =>
  ({
    ...team,
    summary,
    params: KindParams,
    body: Type.Object({ ...version, ...body }),
    output: EditedContent,
  }) as const;

export const adminContent = {
  "GET /api/admin/content": {
    ...team,
    summary: "The pieces of content, and which of them have a draft",
    query: ListQuery(["position"], {}),
    output: ListOf(ContentState),
    errors: [],
  },
  "GET /api/admin/content/{kind}": {
    ...team,
    summary: "A piece of content: on the shop, as a draft, and before",
    params: KindParams,
    output: EditedContent,
    errors: [],
  },
  "PUT /api/admin/content/{kind}": {
    ...step("Keep a draft; the shop does not change", { content: Content }),
    errors: ["edited_meanwhile", "content_wrong"],
  },
  "POST /api/admin/content/{kind}/publish": {
    ...step("Put the draft on the shop", {}),
    errors: ["edited_meanwhile", "content_wrong", "step_not_allowed"],
  },
  "POST /api/admin/content/{kind}/discard": {
    ...step("Throw the draft away", {}),
    errors: ["edited_meanwhile", "step_not_allowed"],
  },
  "POST /api/admin/content/{kind}/restore": {
    ...step("Make a draft of what was published before", { id: PositiveId }),
    errors: ["edited_meanwhile", "not_found"],
  },
  "POST /api/admin/content/{kind}/preview": {
    ...team,
    summary: "A link that shows the shop with all drafts for 30 minutes",
    params: KindParams,
    output: Type.Object({ path: Type.String() }),
    errors: [],
  },
} as const satisfies Record<string, StaffRoute>;
