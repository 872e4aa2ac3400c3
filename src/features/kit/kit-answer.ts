import type { Kit } from "../../contract/admin/kit.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import { readKitPieces, readKitProduct, readKitSizes } from "./kit.store.ts";

/** The kit as it is edited; undefined: the store has none. */
export async function kitAnswer(db: Db | Trx, kitProductId: number): Promise<Kit | undefined> {
  const product = await readKitProduct(db, kitProductId);
  if (!product) return undefined;
  const pieces = await readKitPieces(db, kitProductId);
  return {
    productId: product.product_id,
    version: product.version,
    name: product.name,
    contents: pieces.map((piece) => ({
      variantId: piece.variant_id,
      quantity: piece.quantity,
      size: piece.size,
      productId: piece.product_id,
      name: piece.name,
      isPublished: piece.withdrawn_at === null,
      variants: piece.variants,
    })),
    sizes: await readKitSizes(db, kitProductId),
  };
}
