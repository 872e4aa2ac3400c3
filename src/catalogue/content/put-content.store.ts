import type { Content, StaticPage } from "../../contract/admin/content.ts";
import type { Trx } from "../../platform/db/database.ts";
import { storedTranslations } from "../product/stored-translations.ts";
import { isStaticPage, staticPageId } from "./content.ts";

type ContentOf<K extends Content["kind"]> = Extract<Content, { kind: K }>;

/** Replaces the live content of a kind. The path of a page of staff is its slug's. */
export async function writeLiveContent(trx: Trx, content: Content): Promise<void> {
  switch (content.kind) {
    case "slides":
      return writeSlides(trx, content);
    case "tiles":
      return writeTiles(trx, content);
    case "groups":
      return writeSections(trx, content);
    case "menu":
      return writeMenu(trx, content);
    case "home-texts":
      return writeHomeTexts(trx, content);
    default:
      return isStaticPage(content) ? publishStaticPage(trx, content) : writePage(trx, content);
  }
}

async function writeSlides(trx: Trx, { slides }: ContentOf<"slides">) {
  await trx.deleteFrom("slides").execute();
  if (slides.length === 0) return;
  await trx
    .insertInto("slides")
    .values(
      slides.map((slide, position) => ({
        type: slide.type,
        image_id: slide.imageId,
        alt: slide.alt,
        title: slide.title,
        caption: slide.caption,
        link_url: slide.linkUrl,
        link_text: slide.linkText,
        visible_from: slide.visibleFrom === null ? null : new Date(slide.visibleFrom),
        visible_to: slide.visibleTo === null ? null : new Date(slide.visibleTo),
        position,
        translations: storedTranslations(slide.translations),
      })),
    )
    .execute();
}

async function writeTiles(trx: Trx, { tiles }: ContentOf<"tiles">) {
  await trx.deleteFrom("home_tiles").execute();
  if (tiles.length === 0) return;
  await trx
    .insertInto("home_tiles")
    .values(
      tiles.map((tile, position) => ({
        image_id: tile.imageId,
        alt: tile.alt,
        display_text: tile.displayText,
        caption: tile.caption,
        link_url: tile.linkUrl,
        link_text: tile.linkText,
        position,
        translations: storedTranslations(tile.translations),
      })),
    )
    .execute();
}

async function writeSections(trx: Trx, { groups }: ContentOf<"groups">) {
  await trx.deleteFrom("home_sections").execute();
  for (const [position, { heading, productIds, translations }] of groups.entries()) {
    const { home_section_id } = await trx
      .insertInto("home_sections")
      .values({ display_heading: heading, position, translations: storedTranslations(translations) })
      .returning("home_section_id")
      .executeTakeFirstOrThrow();
    if (productIds.length === 0) continue;
    await trx
      .insertInto("home_section_products")
      .values(
        productIds.map((product_id, itemPosition) => ({
          home_section_id,
          product_id,
          position: itemPosition,
        })),
      )
      .execute();
  }
}

async function writeMenu(trx: Trx, { menus }: ContentOf<"menu">) {
  await trx.deleteFrom("menu_items").execute();
  for (const [position, { name, link, items, translations }] of menus.entries()) {
    const { menu_item_id } = await trx
      .insertInto("menu_items")
      .values({ parent_id: null, name, link, position, translations: storedTranslations(translations) })
      .returning("menu_item_id")
      .executeTakeFirstOrThrow();
    if (items.length === 0) continue;
    await trx
      .insertInto("menu_items")
      .values(
        items.map((item, itemPosition) => ({
          name: item.name,
          link: item.link,
          parent_id: menu_item_id,
          position: itemPosition,
          translations: storedTranslations(item.translations),
        })),
      )
      .execute();
  }
}

async function writeHomeTexts(trx: Trx, texts: ContentOf<"home-texts">) {
  await trx.deleteFrom("home_page").execute();
  await trx
    .insertInto("home_page")
    .values({
      page_title: texts.pageTitle,
      meta_description: texts.metaDescription,
      meta_keywords: texts.metaKeywords,
      page_heading: texts.pageHeading,
      category_description: texts.description,
      translations: storedTranslations(texts.translations),
    })
    .execute();
}

async function writePage(
  trx: Trx,
  {
    kind,
    html,
    translations,
  }: Exclude<Content, StaticPage | ContentOf<"slides" | "tiles" | "groups" | "menu" | "home-texts">>,
) {
  await trx.deleteFrom("page_texts").where("page", "=", kind).execute();
  if (html !== null || translations)
    await trx
      .insertInto("page_texts")
      .values({ page: kind, html, translations: storedTranslations(translations) })
      .execute();
}

async function publishStaticPage(trx: Trx, page: StaticPage): Promise<void> {
  const { name, heading, html, inFooter, inMenu } = page;
  const translations = storedTranslations(page.translations);
  await trx
    .updateTable("static_pages")
    .set({ name, heading, html, in_footer: inFooter, in_menu: inMenu, is_live: true, translations })
    .where("static_page_id", "=", staticPageId(page.kind) ?? 0)
    .execute();
}
