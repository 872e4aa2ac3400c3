import { type EditableProduct, listProductsById } from "../../catalogue/product/products.store.ts";
import { productResponse } from "../../catalogue/product/staff-product-response.ts";
import { readSkuOwners } from "../../catalogue/sku-code/sku-code.store.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { rupeesToPaise } from "../../platform/money/money.ts";
import { readBaseCurrency } from "../../platform/settings/settings.store.ts";
import { readImageFiles } from "../import-archive/import-archive.store.ts";
import { listImageUrls } from "../import-image/import-image.store.ts";
import { readReferences } from "./product-csv.store.ts";
import { type ExistingCatalogue, emptyProduct, type ProductState } from "./product-state.ts";

/**
 * Reads what a CSV may refer to: categories, slugs, SKU codes, which variants and products there are, and the files of the zip that
 * came with it.
 */
export async function readReferencedCatalogue(
  db: Db | Trx,
  archiveId?: number | null,
): Promise<ExistingCatalogue> {
  const { categories, slugs, variants } = await readReferences(db);
  return {
    baseCurrency: await readBaseCurrency(db),
    categories,
    slugs: new Map(slugs.map(({ slug, productId }) => [slug, productId ?? 0])),
    productOfVariant: new Map(variants.map(({ variantId, productId }) => [variantId, productId])),
    productIds: new Set(slugs.flatMap(({ productId }) => productId ?? [])),
    skuOwners: await readSkuOwners(db),
    categoryChoices: new Map<string, number>(),
    imageFiles: await readImageFiles(db, archiveId),
    newProduct: emptyProduct,
    decidesPublication: false,
    products: new Map<number, ProductState>(),
  };
}

/** Reads products as a CSV has them, by their ids. Unknown ids are left out. */
export async function readProductStates(
  db: Db | Trx,
  ids: readonly number[],
): Promise<Map<number, ProductState>> {
  const found = await listProductsById(db, ids);
  const variantIds = found.flatMap(({ variants: rows }) => rows.map(({ variant_id }) => variant_id));
  const urls = Map.groupBy(await listImageUrls(db, variantIds), ({ variant_id }) => variant_id);
  return new Map(found.map((editable) => [editable.product.product_id, productState(editable, urls)]));
}

type ImageUrls = ReadonlyMap<number, readonly { readonly url: string }[]>;

function productState(editable: EditableProduct, urls: ImageUrls): ProductState {
  const { variants, ...product } = productResponse(editable);
  return {
    ...product,
    variants: variants.map(({ webPrice, sellingPrice, ...variant }) => ({
      ...variant,
      imageUrls: (urls.get(variant.id) ?? []).map(({ url }) => url),
      webPaise: rupeesToPaise(webPrice),
      sellingPaise: rupeesToPaise(sellingPrice),
      stock: editable.variants.find((row) => row.variant_id === variant.id)?.stock ?? null,
      sizeStock: new Map(
        editable.sizes.flatMap(({ variant_id, size, stock }) =>
          variant_id === variant.id && stock !== null ? [[size, stock] as const] : [],
        ),
      ),
    })),
  };
}
