import type { Product } from "../../src/contract/catalogue.schemas.ts";
import { findProduct, firstVariant } from "./shopping.ts";
import type { TestStore } from "./store.ts";

const SIZES = ["S", "M", "L"];

/**
 * Makes the kit of an occasion of two products of the shop: one in the size that is picked, S, M or L, and one without sizes, which can be
 * declined. Returns the kit's variant.
 */
export async function sizedKit(store: TestStore, kit: Product): Promise<number> {
  const { db } = store.services.database;
  const kitVariant = firstVariant(kit).id;
  const shirt = findProduct(
    store,
    (product) =>
      !product.isSwagItem &&
      SIZES.every((size) => firstVariant(product).sizes.some(({ name }) => name === size)),
  );
  const mug = findProduct(
    store,
    (product) => !product.isSwagItem && firstVariant(product).sizes.length === 0,
  );
  await db
    .insertInto("variant_sizes")
    .values(SIZES.map((size, position) => ({ variant_id: kitVariant, size, position })))
    .execute();
  await db.insertInto("kits").values({ kit_product_id: kit.productId, takes_stock: "parts" }).execute();
  await db
    .insertInto("kit_contents")
    .values(
      [shirt, mug].map((part, position) => ({
        kit_product_id: kit.productId,
        position,
        variant_id: firstVariant(part).id,
        quantity: 1,
        can_be_declined: position === 1,
      })),
    )
    .execute();
  await store.services.catalogue.refresh();
  return kitVariant;
}
