import type { CartLineRow } from "../../buying/cart/cart-lines.store.ts";
import { insertCustomProduct } from "../../catalogue/product/save-product.store.ts";
import type { QuoteLineInput } from "../../contract/admin/quote-lines.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { VariantId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { CustomProduct, QuotedLine } from "../../platform/db/stored-values.ts";
import { toSingleLine } from "../../platform/mail/single-line.ts";
import { rupeesToPaise } from "../../platform/money/money.ts";
import type { Seller } from "../invoice/invoice.ts";

/** The largest price of a piece that the catalogue can have, in paise. */
const MAX_PAISE = 100_000_000;

type CustomLine = QuotedLine & { readonly other: CustomProduct };

/** Lines of goods that are not in the catalogue. Refuses variant_unknown without words, and price_invalid without a price that can be stored. */
export function readCustomLines(
  asked: readonly QuoteLineInput[],
  seller: Pick<Seller, "basisPoints">,
): CustomLine[] | Refusal<"price_invalid" | "variant_unknown"> {
  const lines: CustomLine[] = [];
  for (const { other, quantity, unitPrice, reason } of asked) {
    const name = toSingleLine(other?.text ?? "");
    if (!other || !name)
      return refuse("variant_unknown", "A line names a product, or says which other goods.");
    const { gstBasisPoints, weightGrams } = other;
    if (unitPrice === null)
      return refuse("price_invalid", `Please give the price of one piece of ${name}: the shop knows none.`);
    const unitPaise = rupeesToPaise(unitPrice);
    if (unitPaise > MAX_PAISE) return refuse("price_invalid", `The price of ${name} is above one million.`);
    lines.push({
      variantId: null,
      size: "",
      name,
      colour: "",
      quantity,
      unitPaise,
      shopPaise: unitPaise,
      basisPoints: gstBasisPoints ?? seller.basisPoints,
      ...(reason?.trim() && { reason: reason.trim() }),
      other: { gstBasisPoints, weightGrams },
    });
  }
  return lines;
}

/** The same line for the rules of a cart: nothing of it is counted. */
export const customLineRow = ({ name, quantity, unitPaise, other }: CustomLine): CartLineRow => ({
  cart_id: "",
  product_id: 0,
  variant_id: 0,
  size: "",
  quantity,
  name,
  name_by_language: {},
  slug: "",
  is_swag_item: false,
  is_t_shirt: false,
  package_weight_grams: other.weightGrams,
  withdrawn_at: null,
  colour_name: "",
  colour_by_language: {},
  web_price_paise: unitPaise,
  selling_price_paise: unitPaise,
  variant_stock: null,
  size_stock: null,
  image_path: "",
});

/**
 * The lines of a quote as an order needs them, each with a variant: for other goods a product of this one order is made, which is in no
 * list. So tax, parcel, invoice, return and refund know them like any other line.
 */
export async function withVariants(
  trx: Trx,
  lines: readonly QuotedLine[],
  now: Date,
): Promise<readonly (QuotedLine & { readonly variantId: VariantId })[]> {
  const found: (QuotedLine & { readonly variantId: VariantId })[] = [];
  for (const line of lines) {
    const { variantId, name, unitPaise, other } = line;
    found.push({
      ...line,
      variantId:
        variantId ??
        (await insertCustomProduct(
          trx,
          {
            name,
            unitPaise,
            gstBasisPoints: other?.gstBasisPoints ?? null,
            weightGrams: other?.weightGrams ?? 0,
          },
          now,
        )),
    });
  }
  return found;
}
