import { findProduct } from "../../catalogue/product/products.store.ts";
import { setWithdrawn } from "../../catalogue/product/save-product.store.ts";
import {
  type ProductChangeError,
  saveChangedProduct,
  saveNewProduct,
} from "../../catalogue/product/save-product.ts";
import { insertMovements } from "../../catalogue/stock/stock.store.ts";
import { formatStockId } from "../../catalogue/stock/stock-id.ts";
import type { ProductInput } from "../../contract/admin/products.ts";
import { isRefusal, type Refusal } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { ProductId } from "../../contract/ids.ts";
import type { StaffChange } from "../../platform/audit/record-change.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import type { ImageFiles } from "../import-archive/image-files.ts";
import type { PlannedProduct } from "./plan-product.ts";
import type { ProductState, VariantState } from "./product-state.ts";
import { saveImageRequests } from "./save-image-requests.ts";

interface SaveImported {
  /** The files that the product may name as its images. */
  readonly imageFiles: ImageFiles;
  readonly staff: StaffCaller;
  readonly now: Date;
  readonly jobs: Jobs;
}

/** A saved product, with the audit rows that the caller records at the end of the transaction. */
export interface SavedImport {
  readonly productId: ProductId;
  readonly changes: readonly StaffChange[];
}

/** Saves one product of a plan with its stock, and asks for its images. */
export async function saveImportedProduct(
  trx: Trx,
  { before, after }: Pick<PlannedProduct, "before" | "after">,
  { imageFiles, staff, now, jobs }: SaveImported,
): Promise<SavedImport | Refusal<ProductChangeError>> {
  const changes: StaffChange[] = [];
  let productId = before?.id;
  const draft = productInputOf(after);
  if (productId === undefined || productId === null) {
    const saved = await saveNewProduct(trx, { draft, staff, now });
    if (isRefusal(saved)) return saved;
    productId = saved.productId;
    changes.push(saved.change);
  } else if (before && JSON.stringify(draft) !== JSON.stringify(productInputOf(before))) {
    const saved = await saveChangedProduct(trx, { productId, version: before.version, draft, staff, now });
    if (isRefusal(saved)) return saved;
    changes.push(saved.change);
  }
  if (after.isPublished !== (before?.isPublished ?? false)) {
    await setWithdrawn(trx, productId, after.isPublished ? null : now);
    const action = after.isPublished ? "product published" : "product withdrawn";
    changes.push({ staff, action, subject: "products", subjectId: productId, now });
  }
  await saveImageRequests(trx, { productId, before, after, imageFiles, staff, now, jobs });
  changes.push(...(await saveStockCounts(trx, { productId, before, after, staff, now })));
  return { productId, changes };
}

/** The product in the form in which the editor sends it. */
export const productInputOf = ({ variants, ...product }: ProductState): ProductInput => ({
  name: product.name,
  slug: product.slug,
  categoryId: product.categoryId ?? 0,
  shortDescription: product.shortDescription,
  description: product.description,
  disclaimer: product.disclaimer,
  specification: product.specification.map(({ name, value }) => ({ name, value })),
  packageWeight: product.packageWeight ?? 0,
  returnable: product.returnable,
  isSwagItem: product.isSwagItem,
  ...(product.hsnCode !== undefined && { hsnCode: product.hsnCode }),
  ...(product.gstBasisPoints !== undefined && { gstBasisPoints: product.gstBasisPoints }),
  ...(product.volumePrices !== undefined && { volumePrices: product.volumePrices }),
  pageTitle: product.pageTitle,
  metaDescription: product.metaDescription,
  metaKeywords: product.metaKeywords,
  recommended: product.recommended,
  translations: product.translations ?? {},
  variants: variants.map((variant) => ({
    ...(variant.id === null ? {} : { id: variant.id }),
    colourName: variant.colourName,
    colourHex: variant.colourHex,
    translations: variant.translations ?? {},
    webPrice: paiseToRupees(variant.webPaise ?? 0),
    sellingPrice: paiseToRupees(variant.sellingPaise ?? 0),
    sizes: variant.sizes,
    images: variant.images.map(({ imageId, alt }) => ({ imageId, alt })),
    skuCodes: [...variant.skuCodes],
  })),
});

interface StockCountInput {
  readonly productId: ProductId;
  readonly before: ProductState | null;
  readonly after: ProductState;
  readonly staff: StaffCaller;
  readonly now: Date;
}

interface StockCount {
  readonly size: string;
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * Records a stock movement for every stock that the file changes. The stock of a removed size is deleted
 * with it.
 */
async function saveStockCounts(
  trx: Trx,
  { productId, before, after, staff, now }: StockCountInput,
): Promise<StaffChange[]> {
  const hasNoStockChange = after.variants.every(
    (variant, at) => stockChangesOf(before?.variants[at], variant).length === 0,
  );
  if (hasNoStockChange) return [];
  // The variants were saved in the order of the draft, so a new one is found by its position.
  const saved = (await findProduct(trx, productId))?.variants ?? [];
  const changes: StaffChange[] = [];
  for (const [at, variant] of after.variants.entries()) {
    const variantId = saved[at]?.variant_id;
    if (variantId === undefined) continue;
    for (const { size, from, to } of stockChangesOf(before?.variants[at], variant)) {
      const reason = to === null ? "no longer counted" : "counted";
      const change = (to ?? 0) - (from ?? 0);
      await insertMovements(trx, [{ variantId, size, change }], {
        reason,
        staffId: staff.caller.userId,
        note: "imported",
        now,
      });
      changes.push({
        staff,
        action: `stock ${reason}`,
        subject: "stock",
        subjectId: formatStockId({ variantId, size }),
        before: { stock: from },
        after: { stock: to },
        now,
      });
    }
  }
  return changes;
}

function stockChangesOf(before: VariantState | undefined, after: VariantState): StockCount[] {
  const counts = ["", ...after.sizes].map((size) => ({ size, ...stockBeforeAndAfter(before, after, size) }));
  return counts.filter(({ from, to }) => from !== to);
}

const stockOf = (variant: VariantState | undefined, size: string): number | null =>
  (size === "" ? variant?.stock : variant?.sizeStock.get(size)) ?? null;

const stockBeforeAndAfter = (before: VariantState | undefined, after: VariantState, size: string) => ({
  from: stockOf(before, size),
  to: stockOf(after, size),
});
