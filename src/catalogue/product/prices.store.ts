import type { ProductId, VariantId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";

export interface Prices {
  readonly webPaise: number;
  readonly sellingPaise: number;
}

export const lockPrices = (
  trx: Trx,
  productId: ProductId,
  variantId: VariantId,
): Promise<Prices | undefined> =>
  trx
    .selectFrom("product_variants")
    .select(["web_price_paise as webPaise", "selling_price_paise as sellingPaise"])
    .where("product_id", "=", productId)
    .where("variant_id", "=", variantId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * Sets the present price. It counts up the product's version, so that an open editor is refused when it
 * saves.
 */
export async function savePrices(
  trx: Trx,
  productId: ProductId,
  variantId: VariantId,
  prices: Prices,
): Promise<void> {
  await trx
    .updateTable("product_variants")
    .set({ web_price_paise: prices.webPaise, selling_price_paise: prices.sellingPaise })
    .where("variant_id", "=", variantId)
    .execute();
  await trx
    .updateTable("products")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("product_id", "=", productId)
    .execute();
}
