import type { Content, ContentKind, StaticPage } from "../../contract/admin/content.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { isTranslated, type Translations } from "../../platform/language/translations.ts";
import { isTextPage, staticPageId } from "./content.ts";

/** Left out where there are none. */
const translationsOf = <Texts extends object>({ translations }: { translations: Translations<Texts> }) =>
  isTranslated(translations) ? { translations } : undefined;

type ContentOf<K extends ContentKind> = Extract<Content, { kind: K }>;

/** The live content of a kind. */
export function readLiveContent(db: Db | Trx, kind: ContentKind): Promise<Content> {
  switch (kind) {
    case "slides":
      return liveSlides(db);
    case "tiles":
      return liveTiles(db);
    case "groups":
      return liveSections(db);
    case "menu":
      return liveMenu(db);
    case "home-texts":
      return liveHomeTexts(db);
    default: {
      const pageId = staticPageId(kind);
      return pageId === undefined ? livePage(db, kind) : readStaticPage(db, pageId);
    }
  }
}

async function liveSlides(db: Db | Trx): Promise<ContentOf<"slides">> {
  const rows = await db.selectFrom("slides").selectAll().orderBy("position").orderBy("slide_id").execute();
  return {
    kind: "slides",
    slides: rows.map((row) => ({
      type: row.type,
      imageId: row.image_id,
      alt: row.alt,
      title: row.title,
      caption: row.caption,
      linkUrl: row.link_url,
      linkText: row.link_text,
      visibleFrom: row.visible_from?.toISOString() ?? null,
      visibleTo: row.visible_to?.toISOString() ?? null,
      ...translationsOf(row),
    })),
  };
}

async function liveTiles(db: Db | Trx): Promise<ContentOf<"tiles">> {
  const rows = await db
    .selectFrom("home_tiles")
    .selectAll()
    .orderBy("position")
    .orderBy("home_tile_id")
    .execute();
  return {
    kind: "tiles",
    tiles: rows.map((row) => ({
      imageId: row.image_id,
      alt: row.alt,
      displayText: row.display_text,
      caption: row.caption,
      linkUrl: row.link_url,
      linkText: row.link_text,
      ...translationsOf(row),
    })),
  };
}

async function liveSections(db: Db | Trx): Promise<ContentOf<"groups">> {
  const groups = await db
    .selectFrom("home_sections")
    .selectAll()
    .orderBy("position")
    .orderBy("home_section_id")
    .execute();
  const products = await db.selectFrom("home_section_products").selectAll().orderBy("position").execute();
  return {
    kind: "groups",
    groups: groups.map((group) => ({
      heading: group.display_heading,
      productIds: products
        .filter((product) => product.home_section_id === group.home_section_id)
        .map((product) => product.product_id),
      ...translationsOf(group),
    })),
  };
}

async function liveMenu(db: Db | Trx): Promise<ContentOf<"menu">> {
  const rows = await db
    .selectFrom("menu_items")
    .selectAll()
    .orderBy("position")
    .orderBy("menu_item_id")
    .execute();
  if (rows.length === 0) return { kind: "menu", menus: await automaticMenu(db) };
  return {
    kind: "menu",
    menus: rows
      .filter((row) => row.parent_id === null)
      .map((menu) => ({
        name: menu.name,
        link: menu.link,
        items: rows
          .filter((row) => row.parent_id === menu.menu_item_id)
          .map((row) => ({ name: row.name, link: row.link, ...translationsOf(row) })),
        ...translationsOf(menu),
      })),
  };
}

/** The names alone, by language. */
const namesOf = (translations: Translations<{ name: string }>): Translations<{ name: string }> =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([language, { name }]) => (name ? [[language, { name }]] : [])),
  );

/** What the shop shows until a menu is published: its categories. */
async function automaticMenu(db: Db | Trx): Promise<ContentOf<"menu">["menus"]> {
  const categories = await (db as Db)
    .selectFrom("categories")
    .innerJoin("slugs", "slugs.category_id", "categories.category_id")
    .select(["categories.name", "slugs.slug", "translations"])
    .where("search_term", "=", "")
    .orderBy("position")
    .orderBy("categories.category_id")
    .limit(15)
    .execute();
  return categories.map(({ name, slug, translations }) => ({
    name,
    link: `/${slug}`,
    items: [],
    ...translationsOf({ translations: namesOf(translations) }),
  }));
}

async function liveHomeTexts(db: Db | Trx): Promise<ContentOf<"home-texts">> {
  const row = await db.selectFrom("home_page").selectAll().executeTakeFirst();
  return {
    kind: "home-texts",
    pageTitle: row?.page_title ?? "",
    metaDescription: row?.meta_description ?? "",
    metaKeywords: row?.meta_keywords ?? "",
    pageHeading: row?.page_heading ?? "",
    description: row?.category_description ?? "",
    ...(row && translationsOf(row)),
  };
}

async function livePage(db: Db | Trx, kind: ContentKind): Promise<Content> {
  if (!isTextPage(kind)) throw new Error(`${kind} is not a text page`);
  const row = await db.selectFrom("page_texts").selectAll().where("page", "=", kind).executeTakeFirst();
  return { kind, html: row?.html ?? null, ...(row && translationsOf(row)) };
}

/** A page as it was last published, or as it was created. */
export async function readStaticPage(db: Db | Trx, pageId: number): Promise<StaticPage> {
  const row = await (db as Db)
    .selectFrom("static_pages")
    .innerJoin("slugs", "slugs.static_page_id", "static_pages.static_page_id")
    .select(["name", "slug", "heading", "html", "in_footer", "in_menu", "translations"])
    .where("static_pages.static_page_id", "=", pageId)
    .executeTakeFirstOrThrow();
  const { in_footer: inFooter, in_menu: inMenu, translations, ...texts } = row;
  return { kind: `page-${pageId}`, ...texts, inFooter, inMenu, ...translationsOf({ translations }) };
}
