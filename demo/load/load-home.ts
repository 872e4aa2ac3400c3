import { sql } from "kysely";
import type { Trx } from "../../src/platform/db/database.ts";
import type { NewRow } from "../../src/platform/db/tables.ts";
import { homePage as germanHome } from "../catalogue/german/home.ts";
import { homePage } from "../catalogue/home-page.ts";
import { homeSections } from "../catalogue/home-sections.ts";
import { menus } from "../catalogue/menus.ts";
import { homePage as norwegianHome } from "../catalogue/norwegian/home.ts";
import { slides } from "../catalogue/slides.ts";
import { tiles } from "../catalogue/tiles.ts";
import { type Names, replacePlaceholders, replacePlaceholdersInHtml } from "./replace-placeholders.ts";
import { translatedTexts } from "./translated-texts.ts";

/** Loads the home page's texts, slides, tiles and sections, and the top menu. `imageIds` is by image key. */
export async function loadHome(trx: Trx, names: Names, imageIds: ReadonlyMap<string, string>) {
  await trx
    .insertInto("home_page")
    .values({
      page_title: replacePlaceholders(`${homePage.seo.title} | {company} Store`, names),
      meta_description: replacePlaceholders(homePage.seo.description, names),
      meta_keywords: homePage.seo.keywords.join(", "),
      page_heading: replacePlaceholders(homePage.heading, names),
      category_description: replacePlaceholdersInHtml(homePage.descriptionHtml, names),
      translations: JSON.stringify({
        de: homeTextsOf(germanHome, names),
        nb: homeTextsOf(norwegianHome, names),
      }),
    })
    .execute();
  await trx
    .insertInto("slides")
    .values(
      slides.map((slide, position) => ({
        type: slide.type,
        image_id: imageIds.get(slide.imageKey) ?? "",
        alt: slide.alt,
        title: replacePlaceholders(slide.title, names),
        caption: replacePlaceholders(slide.caption, names),
        link_url: slide.linkUrl,
        link_text: slide.linkText,
        position,
        translations: translatedTexts(
          { alt: slide.alt, title: slide.title, caption: slide.caption, linkText: slide.linkText },
          names,
        ),
      })),
    )
    .execute();
  await trx
    .insertInto("home_tiles")
    .values(
      tiles.map((tile, position) => ({
        image_id: imageIds.get(tile.imageKey) ?? "",
        alt: tile.alt,
        display_text: replacePlaceholders(tile.displayText, names),
        caption: replacePlaceholders(tile.caption, names),
        link_url: tile.linkUrl,
        link_text: tile.linkText,
        position,
        translations: translatedTexts(
          { alt: tile.alt, displayText: tile.displayText, caption: tile.caption, linkText: tile.linkText },
          names,
        ),
      })),
    )
    .execute();
  await loadSections(trx, names);
  await loadMenus(trx, names);
}

async function loadSections(trx: Trx, names: Names) {
  await trx
    .insertInto("home_sections")
    .values(
      homeSections.map(({ heading }, at) => ({
        home_section_id: at + 1,
        display_heading: heading,
        position: at,
        translations: translatedTexts({ heading }, names),
      })),
    )
    .execute();
  await trx
    .insertInto("home_section_products")
    .values(
      homeSections.flatMap(({ productIds }, at) =>
        productIds.map((product_id, position) => ({ home_section_id: at + 1, product_id, position })),
      ),
    )
    .execute();
  await sql`select setval(pg_get_serial_sequence('home_sections', 'home_section_id'), ${homeSections.length}::bigint)`.execute(
    trx,
  );
}

async function loadMenus(trx: Trx, names: Names) {
  const rows: NewRow<"menu_items">[] = [];
  for (const [position, menu] of menus.entries()) {
    const parentId = rows.length + 1;
    const translations = translatedTexts({ name: menu.name }, names);
    rows.push({
      menu_item_id: parentId,
      parent_id: null,
      name: menu.name,
      link: menu.link,
      position,
      translations,
    });
    for (const [at, { name, link }] of menu.items.entries())
      rows.push({
        menu_item_id: rows.length + 1,
        parent_id: parentId,
        name,
        link,
        position: at,
        translations: translatedTexts({ name }, names),
      });
  }
  await trx.insertInto("menu_items").values(rows).execute();
  await sql`select setval(pg_get_serial_sequence('menu_items', 'menu_item_id'), ${rows.length}::bigint)`.execute(
    trx,
  );
}

const homeTextsOf = (home: typeof germanHome, names: Names) => ({
  pageTitle: replacePlaceholders(`${home.title} | {company} Store`, names),
  metaDescription: replacePlaceholders(home.description, names),
  metaKeywords: home.keywords.join(", "),
  pageHeading: replacePlaceholders(home.heading, names),
  description: replacePlaceholdersInHtml(home.descriptionHtml, names),
});
