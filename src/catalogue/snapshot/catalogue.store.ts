import { sql } from "kysely";
import type { Trx } from "../../platform/db/database.ts";

/** Everything that the snapshot shows but the products. */
export type ContentRows = Awaited<ReturnType<typeof readContentRows>>;

export async function readContentRows(trx: Trx) {
  return {
    categories: await trx
      .selectFrom("categories")
      .innerJoin("slugs", "slugs.category_id", "categories.category_id")
      .selectAll("categories")
      .select("slugs.slug")
      .orderBy("position")
      .orderBy("categories.category_id")
      .execute(),
    menus: await trx
      .selectFrom("menu_items")
      .selectAll()
      .orderBy("position")
      .orderBy("menu_item_id")
      .execute(),
    slides: await trx
      .selectFrom("slides")
      .innerJoin("images", "images.image_id", "slides.image_id")
      .selectAll("slides")
      .select(["images.slug", "images.colour", "images.width", "images.height"])
      .where(sql<boolean>`coalesce(visible_from <= now(), true) and coalesce(visible_to > now(), true)`)
      .orderBy("position")
      .orderBy("slide_id")
      .execute(),
    tiles: await trx
      .selectFrom("home_tiles")
      .innerJoin("images", "images.image_id", "home_tiles.image_id")
      .selectAll("home_tiles")
      .select(["images.slug", "images.colour"])
      .orderBy("position")
      .orderBy("home_tile_id")
      .execute(),
    sections: await trx
      .selectFrom("home_sections")
      .selectAll()
      .orderBy("position")
      .orderBy("home_section_id")
      .execute(),
    sectionProducts: await trx.selectFrom("home_section_products").selectAll().orderBy("position").execute(),
    home: await trx.selectFrom("home_page").selectAll().executeTakeFirst(),
    rates: await trx
      .selectFrom("currency_rates")
      .selectAll()
      .orderBy("position")
      .orderBy("currency_code")
      .execute(),
    locations: await trx
      .selectFrom("service_locations")
      .selectAll()
      .where("withdrawn_at", "is", null)
      .orderBy("position")
      .orderBy("name")
      .execute(),
    pageTexts: await trx.selectFrom("page_texts").selectAll().orderBy("page").execute(),
    staticPages: await trx
      .selectFrom("static_pages")
      .innerJoin("slugs", "slugs.static_page_id", "static_pages.static_page_id")
      .select(["static_pages.static_page_id", "name", "slug", "heading", "html", "in_footer", "in_menu"])
      .select("translations")
      .where("is_live", "=", true)
      .orderBy("static_pages.static_page_id")
      .execute(),
    synonyms: await trx
      .selectFrom("search_synonyms")
      .select(["words", "finds"])
      .orderBy("search_synonym_id")
      .execute(),
    bands: await trx.selectFrom("shipping_bands").selectAll().orderBy("weight_from_grams").execute(),
    offices: await trx
      .selectFrom("office_locations")
      .selectAll()
      .where("withdrawn_at", "is", null)
      .orderBy("position")
      .orderBy("name")
      .execute(),
  };
}
