import type { ProductInput } from "../../contract/admin/products.ts";
import { type ErrorCode, isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { ProductId } from "../../contract/ids.ts";
import { recordChange, type StaffChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { isUniqueViolation } from "../../platform/db/unique-violation.ts";
import { findTakenSkuCode, saveSkuCodes } from "../sku-code/sku-code.store.ts";
import { skuTakenMessage, skuTakenOnWrite } from "../sku-code/sku-taken.ts";
import { addSlug, changeSlug, findSlugOwner } from "../slug/slug.store.ts";
import { slugTaken, slugTakenOnWrite } from "../slug/slug-refusals.ts";
import { findMissing, findOtherWelcomeKit, findProduct, lockProduct } from "./products.store.ts";
import {
  deleteVariants,
  insertProduct,
  saveRecommendations,
  saveVariant,
  updateProduct,
  variantsInUse,
} from "./save-product.store.ts";
import { productResponse } from "./staff-product-response.ts";
import { changedFields, validateProduct } from "./validate-product.ts";

/** Why a new product is refused. */
export type NewProductError =
  | "category_unknown"
  | "duplicate_entry"
  | "gtin_invalid"
  | "image_unknown"
  | "kit_taken"
  | "price_invalid"
  | "product_unknown"
  | "size_chart_invalid"
  | "size_unknown"
  | "sku_taken"
  | "slug_reserved"
  | "slug_taken"
  | "variant_unknown";
/** Why a change of a product is refused. */
export type ProductChangeError = NewProductError | "not_found" | "variant_in_use" | "version_conflict";

interface StaffAction {
  readonly staff: StaffCaller;
  readonly now: Date;
}
interface ProductChange extends StaffAction {
  readonly productId: ProductId;
  readonly version: number;
  readonly draft: ProductInput;
}

/**
 * The id of the saved product, and its audit row. The caller records the audit row at the end of the
 * transaction.
 */
export interface SavedProduct {
  readonly productId: ProductId;
  readonly change: StaffChange;
}

/**
 * Creates a product. It stays withdrawn until it is published. Returns its id. Refuses product_unknown (a
 * recommendation).
 */
export const createProduct = (db: Db, input: StaffAction & { readonly draft: ProductInput }) =>
  saveInTransaction(db, input.draft, (trx) => saveNewProduct(trx, input));

/**
 * Changes a product with its variants and recommendations. Returns its id. Refuses like createProduct, and
 * not_found, version_conflict, variant_in_use (an order, the kit or a stock movement refers to a removed
 * variant).
 */
export const changeProduct = (db: Db, input: ProductChange) =>
  saveInTransaction(db, input.draft, (trx) => saveChangedProduct(trx, input));

/** createProduct inside the caller's transaction. It has written nothing when it refuses. */
export async function saveNewProduct(
  trx: Trx,
  { draft, staff, now }: StaffAction & { readonly draft: ProductInput },
): Promise<SavedProduct | Refusal<NewProductError>> {
  const refused = await validateAgainstStore(trx, draft, undefined, []);
  if (refused) return refused;
  const productId = await insertProduct(trx, draft, now);
  await addSlug(trx, draft.slug, { product_id: productId });
  await saveVariantsAndRecommendations(trx, productId, draft);
  const subject = { subject: "products", subjectId: productId } as const;
  const after = { name: draft.name, slug: draft.slug };
  return { productId, change: { staff, action: "product created", ...subject, after, now } };
}

/** changeProduct inside the caller's transaction. It has written nothing when it refuses. */
export async function saveChangedProduct(
  trx: Trx,
  { productId, version, draft, staff, now }: ProductChange,
): Promise<SavedProduct | Refusal<ProductChangeError>> {
  const locked = await lockProduct(trx, productId);
  const before = locked && (await findProduct(trx, productId));
  if (!before) return refuse("not_found", "There is no such product.");
  if (locked.version !== version)
    return refuse(
      "version_conflict",
      "Somebody else changed this product in the meantime, so nothing was saved.",
    );
  const presentIds = before.variants.map(({ variant_id }) => variant_id);
  const refused = await validateAgainstStore(trx, draft, productId, presentIds);
  if (refused) return refused;
  const remainingIds = new Set(draft.variants.map(({ id }) => id));
  const removedIds = presentIds.filter((id) => !remainingIds.has(id));
  const [inUse] = await variantsInUse(trx, removedIds);
  if (inUse !== undefined)
    return refuse(
      "variant_in_use",
      `${before.variants.find((each) => each.variant_id === inUse)?.colour_name || "A variant"} has orders, a stock ledger or a place in the welcome kit and cannot be removed. To stop selling it, set its stock to 0.`,
    );
  await deleteVariants(trx, removedIds);
  await updateProduct(trx, productId, draft);
  await changeSlug(trx, draft.slug, { product_id: productId });
  await saveVariantsAndRecommendations(trx, productId, draft);
  const after = await findProduct(trx, productId);
  const change = { staff, action: "product changed", subject: "products", subjectId: productId } as const;
  return {
    productId,
    change: { ...change, now, ...(after && changedFields(productResponse(before), productResponse(after))) },
  };
}

async function saveVariantsAndRecommendations(
  trx: Trx,
  productId: ProductId,
  draft: ProductInput,
): Promise<void> {
  const saved = [];
  for (const [position, variant] of draft.variants.entries())
    saved.push({ ...variant, variantId: await saveVariant(trx, productId, variant, position) });
  await saveSkuCodes(trx, saved);
  await saveRecommendations(trx, productId, draft.recommended);
}

async function validateAgainstStore(
  trx: Trx,
  draft: ProductInput,
  productId: ProductId | undefined,
  variantIds: readonly number[],
): Promise<Refusal<NewProductError> | undefined> {
  const refused = validateProduct(draft);
  if (refused) return refused;
  if (draft.variants.some(({ id }) => id !== undefined && !variantIds.includes(id)))
    return refuse("variant_unknown", "A variant does not belong to this product.");
  if (productId !== undefined && draft.recommended.includes(productId))
    return refuse("product_unknown", "A product cannot be recommended beside itself.");
  const owner = await findSlugOwner(trx, draft.slug);
  if (owner && owner.product_id !== (productId ?? 0)) return slugTaken(draft.slug);
  const kit = draft.isSwagItem ? await findOtherWelcomeKit(trx, productId) : undefined;
  if (kit) return refuse("kit_taken", `${kit.name} is the welcome kit. Untick that there first.`);
  const taken = await findTakenSkuCode(
    trx,
    draft.variants.flatMap(({ skuCodes = [] }) => skuCodes),
    productId,
  );
  if (taken) return refuse("sku_taken", skuTakenMessage(taken.number, taken.name));
  const missing = await findMissing(trx, {
    categoryId: draft.categoryId,
    imageIds: draft.variants.flatMap(({ images }) => images.map(({ imageId }) => imageId)),
    productIds: draft.recommended,
  });
  if (missing.category) return refuse("category_unknown", "There is no such category.");
  if (missing.images) return refuse("image_unknown", "An image is missing. Please upload it again.");
  if (missing.products) return refuse("product_unknown", "A recommended product does not exist any more.");
  return undefined;
}

/** Runs `save` in one transaction. A refusal needs no rollback, because nothing was written before it. */
async function saveInTransaction<C extends ErrorCode>(
  db: Db,
  draft: ProductInput,
  save: (trx: Trx) => Promise<SavedProduct | Refusal<C>>,
): Promise<number | Refusal<C | "kit_taken" | "sku_taken" | "slug_taken">> {
  try {
    return await db.transaction().execute(async (trx) => {
      const saved = await save(trx);
      if (isRefusal(saved)) return saved;
      await recordChange(trx, saved.change);
      return saved.productId;
    });
  } catch (error) {
    const refused = slugTakenOnWrite(error, draft.slug);
    if (isRefusal(refused)) return refused;
    const takenCode = skuTakenOnWrite(error);
    if (takenCode) return takenCode;
    if (isUniqueViolation(error, "products_one_kit"))
      return refuse(
        "kit_taken",
        "Another product became the welcome kit in the meantime. Nothing was changed.",
      );
    throw error;
  }
}
