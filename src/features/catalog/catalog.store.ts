import { sql } from "kysely";
import type { Db, Trx } from "../../server/db/database.ts";

/** All rows of the snapshot, read in one transaction so that they are consistent. */
export async function readCatalogue(db: Db) {
  return db.transaction().setIsolationLevel("repeatable read").execute(readRows);
}
export type CatalogueRows = Awaited<ReturnType<typeof readCatalogue>>;

async function readRows(trx: Trx) {
  return {
    categories: await trx
      .selectFrom("categories")
      .innerJoin("slugs", "slugs.category_id", "categories.category_id")
      .selectAll("categories")
      .select("slugs.slug")
      .orderBy("position")
      .orderBy("categories.category_id")
      .execute(),
    products: await trx
      .selectFrom("products")
      .innerJoin("slugs", "slugs.product_id", "products.product_id")
      .selectAll("products")
      .select("slugs.slug")
      .where("withdrawn_at", "is", null)
      .orderBy("position")
      .orderBy("products.product_id")
      .execute(),
    variants: await trx
      .selectFrom("product_variants")
      .selectAll()
      .orderBy("position")
      .orderBy("variant_id")
      .execute(),
    sizes: await trx.selectFrom("variant_sizes").selectAll().orderBy("position").orderBy("size").execute(),
    skuCodes: await trx.selectFrom("sku_codes").selectAll().orderBy("variant_id").orderBy("size").execute(),
    images: await trx
      .selectFrom("variant_images")
      .innerJoin("images", "images.image_id", "variant_images.image_id")
      .select(["variant_id", "alt", "images.image_id", "slug", "width", "height", "colour"])
      .orderBy("variant_id")
      .orderBy("position")
      .execute(),
    recommendations: await trx
      .selectFrom("product_recommendations")
      .selectAll()
      .orderBy("position")
      .execute(),
    kitContents: await listKitContents(trx),
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
      .select(["images.slug", "images.colour"])
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
      .where("is_live", "=", true)
      .orderBy("static_pages.static_page_id")
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

/** The contents of kits, in the order shown. The slug is null where the product is withdrawn. */
const listKitContents = (trx: Trx) =>
  trx
    .selectFrom("kit_contents")
    .innerJoin("product_variants", "product_variants.variant_id", "kit_contents.variant_id")
    .innerJoin("products", "products.product_id", "product_variants.product_id")
    .leftJoin("slugs", (join) =>
      join.onRef("slugs.product_id", "=", "products.product_id").on("products.withdrawn_at", "is", null),
    )
    .select(["kit_product_id", "kit_contents.variant_id", "kit_contents.size", "quantity"])
    .select(["products.name", "colour_name", "slugs.slug"])
    .orderBy("kit_product_id")
    .orderBy("kit_contents.position")
    .execute();
