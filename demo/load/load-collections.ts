import type { Trx } from "../../src/platform/db/database.ts";
import { categories } from "../catalogue/categories.ts";
import { collections } from "../catalogue/collections.ts";
import { pageTexts } from "./load-products.ts";
import { type Names, replacePlaceholders, replacePlaceholdersInHtml } from "./replace-placeholders.ts";
import { translatedCategory } from "./translated-texts.ts";

/** Loads the pages that the menus lead to, after the categories. */
export async function loadCollections(trx: Trx, names: Names) {
  const rows = await trx
    .insertInto("categories")
    .values(
      collections.map((each, at) => ({
        name: each.name,
        search_term: each.searchTerm,
        page_heading: replacePlaceholders(each.heading, names),
        description_html: replacePlaceholdersInHtml(each.descriptionHtml, names),
        position: categories.length + at,
        translations: translatedCategory(each.slug, names),
        ...pageTexts({ title: each.name, description: each.description, keywords: [] }, names),
      })),
    )
    .returning(["category_id", "position"])
    .execute();
  await trx
    .insertInto("slugs")
    .values(
      rows.map(({ category_id, position }) => ({
        slug: collections[position - categories.length]?.slug ?? "",
        category_id,
        product_id: null,
      })),
    )
    .execute();
}
