import type { ProductInput } from "../../contract/admin/products.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import { type Change, recordChange } from "../audit/record-change.ts";
import { changedFields, draftRefusal } from "./product-draft.ts";
import { findSlug, lockProduct, missingOf, readProduct } from "./products.store.ts";
import {
  deleteVariants,
  insertProduct,
  saveRecommendations,
  saveVariant,
  updateProduct,
  variantsInUse,
} from "./save-product.store.ts";
import { refuseTakenSlug, takenSlug } from "./slug-taken.ts";
import { productAnswer } from "./staff-product-answer.ts";

interface By {
  readonly staff: Staff;
  readonly now: Date;
}
interface ProductChange extends By {
  readonly productId: number;
  readonly version: number;
  readonly draft: ProductInput;
}

/** What was written of a product, and its audit row: the caller records that as the transaction's last step. */
export interface SavedProduct {
  readonly productId: number;
  readonly change: Change;
}

/**
 * Writes a new product; it is withdrawn until it is published. Answers its id; refuses slug_taken, slug_reserved,
 * price_invalid, said_twice, category_unknown, picture_unknown, product_unknown (a recommendation), variant_unknown.
 */
export const createProduct = (db: Db, given: By & { readonly draft: ProductInput }) =>
  savedOrTaken(db, given.draft, (trx) => saveNewProduct(trx, given));

/**
 * Changes a product with everything that belongs to it. Answers its id; refuses like createProduct, and not_found,
 * edited_meanwhile, variant_in_use (an order, the kit or a movement of stock names a variant that should go).
 */
export const changeProduct = (db: Db, given: ProductChange) =>
  savedOrTaken(db, given.draft, (trx) => saveChangedProduct(trx, given));

/** createProduct inside a transaction; nothing was written when it refuses. */
export async function saveNewProduct(
  trx: Trx,
  { draft, staff, now }: By & { readonly draft: ProductInput },
): Promise<SavedProduct | Refusal> {
  const refused = await refuseDraft(trx, draft, undefined, []);
  if (refused) return refused;
  const productId = await insertProduct(trx, draft, now);
  await saveParts(trx, productId, draft);
  const change = { staff, now, action: "product created", subject: "products", subjectId: productId };
  return { productId, change: { ...change, after: { name: draft.name, slug: draft.slug } } };
}

/** changeProduct inside a transaction; nothing was written when it refuses. */
export async function saveChangedProduct(
  trx: Trx,
  { productId, version, draft, staff, now }: ProductChange,
): Promise<SavedProduct | Refusal> {
  const locked = await lockProduct(trx, productId);
  const before = locked && (await readProduct(trx, productId));
  if (!before) return refuse("not_found", "There is no such product.");
  if (locked.version !== version)
    return refuse("edited_meanwhile", "Somebody else changed this product meanwhile. Nothing was changed.");
  const known = before.variants.map(({ variant_id }) => variant_id);
  const refused = await refuseDraft(trx, draft, productId, known);
  if (refused) return refused;
  const kept = new Set(draft.variants.map(({ id }) => id));
  const gone = known.filter((id) => !kept.has(id));
  const [inUse] = await variantsInUse(trx, gone);
  if (inUse !== undefined)
    return refuse(
      "variant_in_use",
      `${before.variants.find((each) => each.variant_id === inUse)?.colour_name || "A variant"} has orders, a stock ledger or a place in the welcome kit and cannot be removed. Count its stock as 0 to sell it no more.`,
    );
  await deleteVariants(trx, gone);
  await updateProduct(trx, productId, draft);
  await saveParts(trx, productId, draft);
  const after = await readProduct(trx, productId);
  const change = { staff, now, action: "product changed", subject: "products", subjectId: productId };
  return {
    productId,
    change: { ...change, ...(after && changedFields(productAnswer(before), productAnswer(after))) },
  };
}

async function saveParts(trx: Trx, productId: number, draft: ProductInput): Promise<void> {
  for (const [position, variant] of draft.variants.entries())
    await saveVariant(trx, productId, variant, position);
  await saveRecommendations(trx, productId, draft.recommended);
}

async function refuseDraft(
  trx: Trx,
  draft: ProductInput,
  productId: number | undefined,
  variantIds: readonly number[],
): Promise<Refusal | undefined> {
  const refused = draftRefusal(draft);
  if (refused) return refused;
  if (draft.variants.some(({ id }) => id !== undefined && !variantIds.includes(id)))
    return refuse("variant_unknown", "A variant does not belong to this product.");
  if (productId !== undefined && draft.recommended.includes(productId))
    return refuse("product_unknown", "A product is not recommended beside itself.");
  const owner = await findSlug(trx, draft.slug);
  if (owner && owner.product_id !== (productId ?? 0)) return takenSlug(draft.slug);
  const missing = await missingOf(trx, {
    categoryId: draft.categoryId,
    imageIds: draft.variants.flatMap(({ images }) => images.map(({ imageId }) => imageId)),
    productIds: draft.recommended,
  });
  if (missing.category) return refuse("category_unknown", "There is no such category.");
  if (missing.images) return refuse("picture_unknown", "A picture is not there. Upload it again.");
  if (missing.products) return refuse("product_unknown", "A recommended product is not there.");
  return undefined;
}

/** One transaction; a refusal inside undoes nothing because nothing was written before it. */
async function savedOrTaken(
  db: Db,
  draft: ProductInput,
  save: (trx: Trx) => Promise<SavedProduct | Refusal>,
): Promise<number | Refusal> {
  try {
    return await db.transaction().execute(async (trx) => {
      const saved = await save(trx);
      if (isRefusal(saved)) return saved;
      await recordChange(trx, saved.change);
      return saved.productId;
    });
  } catch (error) {
    const refused = refuseTakenSlug(error, draft.slug);
    if (isRefusal(refused)) return refused;
    throw error;
  }
}
