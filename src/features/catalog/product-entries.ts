import type { Product, ProductCard } from "../../contract/catalog.schemas.ts";
import type { ProductId } from "../../contract/ids.ts";
import { type SkuCode, toSkuCode } from "../sku-code/sku-code.ts";
import { cardView } from "./card-view.ts";
import type { ContentRows } from "./catalog.store.ts";
import { kitContentView, productView, variantView } from "./catalog-views.ts";
import type { ProductRows } from "./product-rows.store.ts";

/** What the snapshot has of one product. Made once, and shared by all snapshots until the product changes. */
export interface ProductEntry {
  readonly product: Product;
  readonly card: ProductCard;
  readonly categoryId: number;
  readonly position: number;
  readonly recommendedIds: readonly ProductId[];
  /** Of its variants that have any. */
  readonly skuCodes: readonly (readonly [variantId: number, codes: readonly SkuCode[]])[];
  /** Changes exactly when anything of this changes that is shown. */
  readonly hash: string;
}

/** In the order of the shop: by position, then by id. */
export type ProductEntries = ReadonlyMap<ProductId, ProductEntry>;

/** The entries of all products that have rows and a category. */
export function buildProductEntries(
  rows: ProductRows,
  { categories }: Pick<ContentRows, "categories">,
  hashOf: (text: string) => string,
): ProductEntries {
  const sizes = Map.groupBy(rows.sizes, (size) => size.variant_id);
  const images = Map.groupBy(rows.images, (image) => image.variant_id);
  const codes = Map.groupBy(rows.skuCodes, (code) => code.variant_id);
  const variants = Map.groupBy(rows.variants, (variant) => variant.product_id);
  const contents = Map.groupBy(rows.kitContents, (item) => item.kit_product_id);
  const links = Map.groupBy(rows.recommendations, (link) => link.product_id);
  const categoriesById = new Map(categories.map((row) => [row.category_id, row]));

  const entries = new Map<ProductId, ProductEntry>();
  for (const row of rows.products) {
    const { product_id: id } = row;
    const category = categoriesById.get(row.category_id);
    if (!category) continue;
    const ownVariants = variants.get(id) ?? [];
    const details = ownVariants.map((variant) =>
      variantView(variant, sizes.get(variant.variant_id) ?? [], images.get(variant.variant_id) ?? []),
    );
    const inKit = (contents.get(id) ?? []).map((item) =>
      kitContentView(item, images.get(item.variant_id)?.[0]),
    );
    const product = productView(row, category, details, inKit);
    const recommendedIds = (links.get(id) ?? []).map((link) => link.recommended_product_id);
    const skuCodes = ownVariants
      .map(({ variant_id: variantId }) => [variantId, (codes.get(variantId) ?? []).map(toSkuCode)] as const)
      .filter(([, ofVariant]) => ofVariant.length > 0);
    entries.set(id, {
      product,
      card: cardView(product),
      categoryId: row.category_id,
      position: row.position,
      recommendedIds,
      skuCodes,
      hash: hashOf(JSON.stringify([product, row.category_id, recommendedIds, skuCodes])),
    });
  }
  return entries;
}

/** These entries with others in place of those of `changed`: a product without a new entry is gone. */
export function replaceEntries(
  entries: ProductEntries,
  changed: Iterable<ProductId>,
  fresh: ProductEntries,
): ProductEntries {
  const replaced = new Map(entries);
  let isInOrder = true;
  for (const id of changed) {
    const entry = fresh.get(id);
    isInOrder &&= entry === undefined || entries.get(id)?.position === entry.position;
    if (entry) replaced.set(id, entry);
    else replaced.delete(id);
  }
  if (isInOrder) return replaced;
  const sorted = [...replaced].sort(([a, one], [b, other]) => one.position - other.position || a - b);
  return new Map(sorted);
}
