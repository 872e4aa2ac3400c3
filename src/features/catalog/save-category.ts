import type { CategoryInput, StaffCategory } from "../../contract/admin/categories.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import { recordChange } from "../audit/record-change.ts";
import { putCategoryTile } from "../content/category-tile.ts";
import {
  type CategoryListRow,
  insertCategory,
  lockCategory,
  readCategory,
  updateCategory,
} from "./categories.store.ts";
import { changedFields, refuseReserved } from "./product-draft.ts";
import { findSlug } from "./products.store.ts";
import { reservedSlugs } from "./slug.ts";
import { refuseTakenSlug, takenSlug } from "./slug-taken.ts";

interface SaveCategory {
  /** Undefined makes a new one. */
  readonly categoryId: number | undefined;
  /** As it was read; of a new one it is not asked. */
  readonly version: number;
  readonly draft: CategoryInput;
  readonly staff: Staff;
  readonly now: Date;
}

/**
 * Writes a category, and the picture of its tile on the home page. Answers its id; refuses slug_taken, slug_reserved,
 * not_found, edited_meanwhile (the category, or the home page's tiles), picture_unknown.
 */
export async function saveCategory(db: Db, save: SaveCategory): Promise<number | Refusal> {
  const { slug } = save.draft;
  if (reservedSlugs.has(slug)) return refuseReserved(slug);
  try {
    return await db.transaction().execute(async (trx) => {
      const saved = await saveLocked(trx, save);
      if (isRefusal(saved)) throw new Undone(saved);
      return saved;
    });
  } catch (error) {
    if (error instanceof Undone) return error.refusal;
    const refused = refuseTakenSlug(error, slug);
    if (refused) return refused;
    throw error;
  }
}

/** Carries a refusal out of the transaction, which undoes what it wrote. */
class Undone extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.detail);
    this.refusal = refusal;
  }
}

async function saveLocked(trx: Trx, { categoryId, version, draft, staff, now }: SaveCategory) {
  const owner = await findSlug(trx, draft.slug);
  if (owner && owner.category_id !== (categoryId ?? 0)) return takenSlug(draft.slug);
  if (categoryId === undefined) {
    const id = await insertCategory(trx, draft);
    const refused = await putTile(trx, draft, draft.slug, { staff, now });
    if (refused) return refused;
    await recordChange(trx, {
      ...{ staff, now, action: "category created", subject: "categories", subjectId: id },
      after: draft,
    });
    return id;
  }
  const locked = await lockCategory(trx, categoryId);
  const before = locked && (await readCategory(trx, categoryId));
  if (!before) return refuse("not_found", "There is no such category.");
  if (locked.version !== version)
    return refuse("edited_meanwhile", "Somebody else changed this category meanwhile. Nothing was changed.");
  await updateCategory(trx, categoryId, draft);
  const refused = await putTile(trx, draft, before.slug, { staff, now });
  if (refused) return refused;
  const after = await readCategory(trx, categoryId);
  await recordChange(trx, {
    ...{ staff, now, action: "category changed", subject: "categories", subjectId: categoryId },
    ...(after && changedFields(categoryAnswer(before), categoryAnswer(after))),
  });
  return categoryId;
}

async function putTile(
  trx: Trx,
  { name, slug, tile }: CategoryInput,
  slugBefore: string,
  { staff, now }: Pick<SaveCategory, "staff" | "now">,
): Promise<Refusal | undefined> {
  if (!tile) return undefined;
  const { version } = tile;
  return putCategoryTile(trx, {
    ...{ category: { name: name.trim(), slug }, slugBefore, tile, version },
    ...{ by: staff.who.userId, now },
  });
}

export const categoryAnswer = (row: CategoryListRow): StaffCategory => ({
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
  position: row.position,
  tile: row.tile,
});
