import type { CartLine } from "../../contract/cart.schemas.ts";
import type { UserId } from "../../contract/ids.ts";
import type { Language } from "../../platform/language/language.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import { describePart } from "../kit/kit-parts.ts";
import type { CartLineRow, StoredCartLine } from "./cart-lines.store.ts";

/** How many of a line's variant and size are left. Null when the stock is not counted. */
function unitsLeft(row: Pick<CartLineRow, "variant_stock" | "size_stock" | "withdrawn_at">): number | null {
  if (row.withdrawn_at) return 0;
  if (row.variant_stock === null) return row.size_stock;
  return row.size_stock === null ? row.variant_stock : Math.min(row.variant_stock, row.size_stock);
}

/** The name and colour of a row in a language; those of the store's own words where it has no translation. */
export const namesIn = (
  row: Pick<CartLineRow, "colour_by_language" | "colour_name" | "name" | "name_by_language">,
  language: Language,
) => ({
  name: row.name_by_language[language] ?? row.name,
  colour: row.colour_by_language[language] ?? row.colour_name,
});

/** `Steel Bottle (Pine)` */
function describe(sku: Parameters<typeof namesIn>[0], language: Language): string {
  const { name, colour } = namesIn(sku, language);
  return describePart({ name, colourName: colour });
}

/** A cart as the API returns it (specification 3), with the server's own prices. The kit counts as zero. */
export function cartResponse(
  rows: readonly StoredCartLine[],
  owner: { sessionId: string; userId: UserId },
  language: Language = "en",
): CartLine[] {
  return rows.map((row) => {
    const { name, colour } = namesIn(row, language);
    const left = unitsLeft(row);
    const unitPaise = row.is_swag_item ? 0 : row.selling_price_paise;
    return {
      cartId: row.cart_id,
      sessionId: owner.sessionId,
      userId: owner.userId,
      productId: row.product_id,
      productDetailsId: row.variant_id,
      productName: name,
      productUrl: row.slug,
      colourName: colour,
      imagePath: row.image_path,
      webPrice: row.is_swag_item ? 0 : paiseToRupees(row.web_price_paise),
      sellingPrice: paiseToRupees(unitPaise),
      qty: row.quantity,
      total: paiseToRupees(unitPaise * row.quantity),
      isSwag: row.is_swag_item,
      isTShirt: row.is_t_shirt,
      size: row.size,
      discount: 0,
      discountPercent: 0,
      couponCode: "",
      packageWeight: row.package_weight_grams,
      addedAtMs: row.added_at.getTime(),
      available: left !== null && left < row.quantity ? left : null,
      ...(row.declinable && {
        declinable: row.declinable.map(({ position, part }) => ({
          position,
          part: describe(part, language),
        })),
      }),
      ...(row.substitutes && {
        substitutes: row.substitutes.map(({ position, variantId, part, product }) => ({
          position,
          variantId,
          part: describe(part, language),
          product: describe(product, language),
        })),
      }),
    };
  });
}
