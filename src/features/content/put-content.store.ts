import type { Content } from "../../contract/admin/content.ts";
import type { Trx } from "../../server/db/database.ts";

type Of<K extends Content["kind"]> = Extract<Content, { kind: K }>;

/** Puts a piece of content on the shop, in place of what is there. */
export async function putLive(trx: Trx, content: Content): Promise<void> {
  switch (content.kind) {
    case "slides":
      return putSlides(trx, content);
    case "tiles":
      return putTiles(trx, content);
    case "groups":
      return putGroups(trx, content);
    case "menu":
      return putMenu(trx, content);
    case "home-texts":
      return putHomeTexts(trx, content);
    default:
      return putPage(trx, content);
  }
}

async function putSlides(trx: Trx, { slides }: Of<"slides">) {
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
      })),
    )
    .execute();
}

async function putTiles(trx: Trx, { tiles }: Of<"tiles">) {
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
      })),
    )
    .execute();
}

async function putGroups(trx: Trx, { groups }: Of<"groups">) {
  await trx.deleteFrom("home_sections").execute();
  for (const [position, { heading, productIds }] of groups.entries()) {
    const { home_section_id } = await trx
      .insertInto("home_sections")
      .values({ display_heading: heading, position })
      .returning("home_section_id")
      .executeTakeFirstOrThrow();
    if (productIds.length === 0) continue;
    await trx
      .insertInto("home_section_products")
      .values(productIds.map((product_id, place) => ({ home_section_id, product_id, position: place })))
      .execute();
  }
}

async function putMenu(trx: Trx, { menus }: Of<"menu">) {
  await trx.deleteFrom("menu_items").execute();
  for (const [position, { name, link, items }] of menus.entries()) {
    const { menu_item_id } = await trx
      .insertInto("menu_items")
      .values({ parent_id: null, name, link, position })
      .returning("menu_item_id")
      .executeTakeFirstOrThrow();
    if (items.length === 0) continue;
    await trx
      .insertInto("menu_items")
      .values(items.map((item, place) => ({ ...item, parent_id: menu_item_id, position: place })))
      .execute();
  }
}

async function putHomeTexts(trx: Trx, texts: Of<"home-texts">) {
  await trx.deleteFrom("home_page").execute();
  await trx
    .insertInto("home_page")
    .values({
      page_title: texts.pageTitle,
      meta_description: texts.metaDescription,
      meta_keywords: texts.metaKeywords,
      page_heading: texts.pageHeading,
      category_description: texts.description,
    })
    .execute();
}

async function putPage(
  trx: Trx,
  { kind, html }: Exclude<Content, Of<"slides" | "tiles" | "groups" | "menu" | "home-texts">>,
) {
  await trx.deleteFrom("page_texts").where("page", "=", kind).execute();
  if (html !== null) await trx.insertInto("page_texts").values({ page: kind, html }).execute();
}
