import type { ProductInput } from "../../contract/admin/products.ts";
import { isRefusal, type Refusal } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Trx } from "../../server/db/database.ts";
import type { Change } from "../audit/record-change.ts";
import { readProduct } from "../catalog/products.store.ts";
import { setWithdrawn } from "../catalog/save-product.store.ts";
import { saveChangedProduct, saveNewProduct } from "../catalog/save-product.ts";
import { toWire } from "../money/money.ts";
import { insertMovements } from "../stock/stock.store.ts";
import { stockIdText } from "../stock/stock-id.ts";
import type { PlannedProduct } from "./plan-product.ts";
import type { ProductState, VariantState } from "./product-state.ts";

/** Writes one product of a plan with its stock; answers the audit rows it leaves, or why it was refused. */
export async function saveImported(
  trx: Trx,
  { before, after }: PlannedProduct,
  staff: Staff,
  now: Date,
): Promise<Change[] | Refusal> {
  const changes: Change[] = [];
  let productId = before?.id;
  const draft = draftOf(after);
  if (productId === undefined || productId === null) {
    const saved = await saveNewProduct(trx, { draft, staff, now });
    if (isRefusal(saved)) return saved;
    productId = saved.productId;
    changes.push(saved.change);
  } else if (before && JSON.stringify(draft) !== JSON.stringify(draftOf(before))) {
    const saved = await saveChangedProduct(trx, { productId, version: before.version, draft, staff, now });
    if (isRefusal(saved)) return saved;
    changes.push(saved.change);
  }
  if (after.isPublished !== (before?.isPublished ?? false)) {
    await setWithdrawn(trx, productId, after.isPublished ? null : now);
    const action = after.isPublished ? "product published" : "product withdrawn";
    changes.push({ staff, action, subject: "products", subjectId: productId, now });
  }
  return [...changes, ...(await countStock(trx, { productId, before, after, staff, now }))];
}

/** As the editor sends it. */
const draftOf = ({ variants, ...product }: ProductState): ProductInput => ({
  name: product.name,
  slug: product.slug,
  categoryId: product.categoryId ?? 0,
  shortDescription: product.shortDescription,
  description: product.description,
  disclaimer: product.disclaimer,
  specification: product.specification.map(({ name, value }) => ({ name, value })),
  packageWeight: product.packageWeight ?? 0,
  returnable: product.returnable,
  pageTitle: product.pageTitle,
  metaDescription: product.metaDescription,
  metaKeywords: product.metaKeywords,
  recommended: product.recommended,
  variants: variants.map((variant) => ({
    ...(variant.id === null ? {} : { id: variant.id }),
    colourName: variant.colourName,
    colourHex: variant.colourHex,
    webPrice: toWire(variant.webPaise ?? 0),
    sellingPrice: toWire(variant.sellingPaise ?? 0),
    sizes: variant.sizes,
    images: variant.images.map(({ imageId, alt }) => ({ imageId, alt })),
  })),
});

interface Counted {
  readonly productId: number;
  readonly before: ProductState | null;
  readonly after: ProductState;
  readonly staff: Staff;
  readonly now: Date;
}

interface Count {
  readonly size: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** Every count that the file changes gets its row in the ledger; a size that is gone has taken its count along. */
async function countStock(trx: Trx, { productId, before, after, staff, now }: Counted): Promise<Change[]> {
  const hadNoCount = after.variants.every(
    (variant, at) => countsOf(before?.variants[at], variant).length === 0,
  );
  if (hadNoCount) return [];
  // The variants were saved at their places in the draft: a new one is found by its place.
  const saved = (await readProduct(trx, productId))?.variants ?? [];
  const changes: Change[] = [];
  for (const [at, variant] of after.variants.entries()) {
    const variantId = saved[at]?.variant_id;
    if (variantId === undefined) continue;
    for (const { size, from, to } of countsOf(before?.variants[at], variant)) {
      const reason = to === null ? "no longer counted" : "counted";
      const change = (to ?? 0) - (from ?? 0);
      await insertMovements(trx, [{ variantId, size, change }], {
        ...{ reason, staffId: staff.who.userId, note: "imported", now },
      });
      changes.push({
        ...{
          staff,
          action: `stock ${reason}`,
          subject: "stock",
          subjectId: stockIdText({ variantId, size }),
        },
        ...{ before: { stock: from }, after: { stock: to }, now },
      });
    }
  }
  return changes;
}

function countsOf(before: VariantState | undefined, after: VariantState): Count[] {
  const counts = ["", ...after.sizes].map((size) => ({ size, ...ofSize(before, after, size) }));
  return counts.filter(({ from, to }) => from !== to);
}

const countOf = (variant: VariantState | undefined, size: string): number | null =>
  (size === "" ? variant?.stock : variant?.sizeStock.get(size)) ?? null;

const ofSize = (before: VariantState | undefined, after: VariantState, size: string) => ({
  from: countOf(before, size),
  to: countOf(after, size),
});
