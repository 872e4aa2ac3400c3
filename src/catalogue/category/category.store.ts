import { sql } from "kysely";
import type { CategoryInput } from "../../contract/admin/categories.ts";
import type { CategoryId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { hasLetters } from "../../platform/db/has-letters.ts";
import { type PageQuery, paginate } from "../../platform/db/paginate.ts";
import { storedTranslations } from "../product/stored-translations.ts";
import { safeHtml } from "../safe-html/safe-html.ts";

export interface CategoriesQuery extends PageQuery {
  readonly sort: "position" | "name";
  readonly order: "asc" | "desc";
  readonly q?: string;
}

const fromCategories = (db: Db) =>
  db.selectFrom("categories").innerJoin("slugs", "slugs.category_id", "categories.category_id");

/** The category's tile on the home page: the first one that links to the category. */
const tileColumn = sql<{ imageId: string; alt: string; version: number; path: string } | null>`(
  select json_build_object('imageId', slides.image_id, 'alt', slides.alt, 'path', '/images/' || slides.image_id || '/' || images.slug,
    'version', (select version from contents where kind = 'slides'))
  from slides join images using (image_id)
  where slides.type <> 'Slider' and slides.link_url = '/' || slugs.slug order by slides.position, slide_id limit 1)`;
const productCount = sql<number>`(select count(*)::int from products where products.category_id = categories.category_id)`;

/** One page of the categories. There are few, so `q` is searched anywhere in the name. */
export function listCategories(db: Db, query: CategoriesQuery) {
  let found = fromCategories(db);
  if (query.q?.trim()) found = found.where(hasLetters("name", query.q.trim()));
  return paginate(db, query, found, (rows) =>
    rows
      .selectAll("categories")
      .select(["slugs.slug", productCount.as("products"), tileColumn.as("tile")])
      .orderBy(query.sort === "name" ? sql`name collate names` : "position", query.order)
      .orderBy("categories.category_id"),
  );
}
export type CategoryListRow = Awaited<ReturnType<typeof listCategories>>["rows"][number];

export const findCategory = (db: Db | Trx, categoryId: CategoryId) =>
  fromCategories(db as Db)
    .selectAll("categories")
    .select(["slugs.slug", productCount.as("products"), tileColumn.as("tile")])
    .where("categories.category_id", "=", categoryId)
    .executeTakeFirst();

export const lockCategory = (trx: Trx, categoryId: CategoryId) =>
  trx
    .selectFrom("categories")
    .select("version")
    .where("category_id", "=", categoryId)
    .forNoKeyUpdate()
    .executeTakeFirst();

const columns = (draft: CategoryInput) => ({
  name: draft.name.trim(),
  page_heading: draft.pageHeading.trim(),
  description_html: safeHtml(draft.description),
  page_title: draft.pageTitle.trim(),
  meta_description: draft.metaDescription.trim(),
  meta_keywords: draft.metaKeywords.trim(),
  position: draft.position,
  search_term: draft.searchTerm?.trim() ?? "",
  ...(draft.translations && { translations: storedTranslations(draft.translations) }),
});

/** Returns the new category's id. */
export async function insertCategory(trx: Trx, draft: CategoryInput): Promise<number> {
  const { category_id } = await trx
    .insertInto("categories")
    .values(columns(draft))
    .returning("category_id")
    .executeTakeFirstOrThrow();
  return category_id;
}

export async function updateCategory(trx: Trx, categoryId: CategoryId, draft: CategoryInput): Promise<void> {
  await trx
    .updateTable("categories")
    .set((eb) => ({ ...columns(draft), version: eb("version", "+", 1) }))
    .where("category_id", "=", categoryId)
    .execute();
}

/** Deletes those of the categories that have no product. Returns how many. */
export async function deleteEmptyCategories(trx: Trx, categoryIds: readonly CategoryId[]): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from categories where category_id = any (${categoryIds}::int[])
      and not exists (select from products where products.category_id = categories.category_id)`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
