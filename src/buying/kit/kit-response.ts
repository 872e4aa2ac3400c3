import type { Kit } from "../../contract/admin/kit.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { findKitProduct, listKitContents, listKitSizes } from "./kit.store.ts";

/** The kit for editing. Undefined when the store has none. */
export async function kitResponse(db: Db | Trx, kitProductId: number): Promise<Kit | undefined> {
  const product = await findKitProduct(db, kitProductId);
  if (!product) return undefined;
  const contents = await listKitContents(db, kitProductId);
  return {
    productId: product.product_id,
    version: product.version,
    name: product.name,
    contents: contents.map((item) => ({
      variantId: item.variant_id,
      quantity: item.quantity,
      size: item.size,
      productId: item.product_id,
      name: item.name,
      isPublished: item.withdrawn_at === null,
      variants: item.variants,
    })),
    sizes: await listKitSizes(db, kitProductId),
  };
}
