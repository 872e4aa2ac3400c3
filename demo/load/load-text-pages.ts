import type { Trx } from "../../src/server/db/database.ts";
import { textPages } from "../catalog/german/text-pages.ts";
import { type Names, replacePlaceholdersInHtml } from "./replace-placeholders.ts";

/** Loads the German texts of the text pages, whose English ones are built in. */
export async function loadTextPages(trx: Trx, names: Names) {
  const pages = Object.keys(textPages) as (keyof typeof textPages)[];
  await trx
    .insertInto("page_texts")
    .values(
      pages.map((page) => ({
        page,
        html: null,
        translations: JSON.stringify({ de: { html: replacePlaceholdersInHtml(textPages[page], names) } }),
      })),
    )
    .execute();
}
