import type { CategoryInput, StaffCategory } from "../../contract/admin/categories.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { CategoryId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { changedFields, slugReserved } from "../product/validate-product.ts";
import { addSlug, changeSlug, findSlugOwner } from "../slug/slug.store.ts";
import { isReservedSlug } from "../slug/slug.ts";
import { slugTaken, slugTakenOnWrite } from "../slug/slug-refusals.ts";
import {
  type CategoryListRow,
  findCategory,
  insertCategory,
  lockCategory,
  updateCategory,
} from "./category.store.ts";
import { saveCategoryTile } from "./category-tile.ts";

interface SaveCategory {
  /** Undefined creates a new category. */
  readonly categoryId: CategoryId | undefined;
  /** The version that was read. It is ignored for a new category. */
  readonly version: number;
  readonly draft: CategoryInput;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Saves a category, and the image of its tile on the home page. Returns its id. Refuses version_conflict (the category,
 * or the home page's tiles).
 */
export async function saveCategory(
  db: Db,
  save: SaveCategory,
): Promise<
  number | Refusal<"image_unknown" | "not_found" | "slug_reserved" | "slug_taken" | "version_conflict">
> {
  const { slug } = save.draft;
  if (isReservedSlug(slug)) return slugReserved(slug);
  try {
    return await refusableTransaction(db, (trx) => saveInTransaction(trx, save));
  } catch (error) {
    const refused = slugTakenOnWrite(error, slug);
    if (refused) return refused;
    throw error;
  }
}

async function saveInTransaction(trx: Trx, { categoryId, version, draft, staff, now }: SaveCategory) {
  const owner = await findSlugOwner(trx, draft.slug);
  if (owner && owner.category_id !== (categoryId ?? 0)) return slugTaken(draft.slug);
  if (categoryId === undefined) {
    const refused = await saveTile(trx, draft, draft.slug, { staff, now });
    return refused ?? createCategory(trx, { draft, staff, now });
  }
  const locked = await lockCategory(trx, categoryId);
  const before = locked && (await findCategory(trx, categoryId));
  if (!before) return refuse("not_found", "There is no such category.");
  if (locked.version !== version)
    return refuse(
      "version_conflict",
      "Somebody else changed this category in the meantime, so nothing was saved.",
    );
  await updateCategory(trx, categoryId, draft);
  await changeSlug(trx, draft.slug, { category_id: categoryId });
  const refused = await saveTile(trx, draft, before.slug, { staff, now });
  if (refused) return refused;
  const after = await findCategory(trx, categoryId);
  await recordChange(trx, {
    staff,
    action: "category changed",
    subject: "categories",
    subjectId: categoryId,
    now,
    ...(after && changedFields(categoryResponse(before), categoryResponse(after))),
  });
  return categoryId;
}

/** Creates a category without a tile, whose slug is free and not reserved. Returns its id. */
export async function createCategory(
  trx: Trx,
  { draft, staff, now }: Pick<SaveCategory, "draft" | "staff" | "now">,
): Promise<CategoryId> {
  const id = await insertCategory(trx, draft);
  await addSlug(trx, draft.slug, { category_id: id });
  await recordChange(trx, {
    staff,
    action: "category created",
    subject: "categories",
    subjectId: id,
    now,
    after: draft,
  });
  return id;
}

async function saveTile(
  trx: Trx,
  { name, slug, tile }: CategoryInput,
  slugBefore: string,
  { staff, now }: Pick<SaveCategory, "staff" | "now">,
): Promise<Refusal<"image_unknown" | "version_conflict"> | undefined> {
  if (!tile) return undefined;
  const { version } = tile;
  return saveCategoryTile(trx, {
    category: { name: name.trim(), slug },
    previousSlug: slugBefore,
    tile,
    version,
    by: staff.caller.userId,
    now,
  });
}

export const categoryResponse = (row: CategoryListRow): StaffCategory => ({
  id: row.category_id,
  version: row.version,
  products: row.products,
  name: row.name,
  slug: row.slug,
  pageHeading: row.page_heading,
  description: row.description_html,
  pageTitle: row.page_title,
  metaDescription: row.meta_description,
  metaKeywords: row.meta_keywords,
  searchTerm: row.search_term,
  position: row.position,
  translations: row.translations,
  tile: row.tile,
});
