import type { Db, Trx } from "../../server/db/database.ts";
import { readProducts, type WholeProduct } from "../catalog/products.store.ts";
import { productAnswer } from "../catalog/staff-product-answer.ts";
import { fromWire } from "../money/money.ts";
import { productsNamed } from "./group-lines.ts";
import { readNames } from "./product-sheet.store.ts";
import type { Known, ProductState } from "./product-state.ts";
import type { Sheet } from "./read-sheet.ts";

/** What the store has, with the products that `named` picks. */
export async function readKnown(db: Db | Trx, named: (known: Known) => readonly number[]): Promise<Known> {
  const { categories, slugs, variants } = await readNames(db);
  const known = {
    categories,
    slugs: new Map(slugs.map(({ slug, productId }) => [slug, productId ?? 0])),
    productOfVariant: new Map(variants.map(({ variantId, productId }) => [variantId, productId])),
    productIds: new Set(slugs.flatMap(({ productId }) => productId ?? [])),
    products: new Map<number, ProductState>(),
  };
  const found = await readProducts(db, named(known));
  return { ...known, products: new Map(found.map((whole) => [whole.product.product_id, stateOf(whole)])) };
}

export const readKnownOf = (db: Db | Trx, sheet: Sheet): Promise<Known> =>
  readKnown(db, (known) => productsNamed(sheet.lines, known));

function stateOf(whole: WholeProduct): ProductState {
  const { isSwagItem: _kit, variants, ...product } = productAnswer(whole);
  return {
    ...product,
    variants: variants.map(({ webPrice, sellingPrice, ...variant }) => ({
      ...variant,
      webPaise: fromWire(webPrice),
      sellingPaise: fromWire(sellingPrice),
      stock: whole.variants.find((row) => row.variant_id === variant.id)?.stock ?? null,
      sizeStock: new Map(
        whole.sizes.flatMap(({ variant_id, size, stock }) =>
          variant_id === variant.id && stock !== null ? [[size, stock] as const] : [],
        ),
      ),
    })),
  };
}
