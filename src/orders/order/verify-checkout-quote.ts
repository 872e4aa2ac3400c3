import type { CartLineRow } from "../../buying/cart/cart-lines.store.ts";
import type { CheckoutInput } from "../../contract/checkout.schemas.ts";
import type { ProductId, VariantId } from "../../contract/ids.ts";
import { rupeesToPaise } from "../../platform/money/money.ts";
import type { LinePart } from "./order.store.ts";

interface CurrentTotals {
  readonly subTotalPaise: number;
  readonly discountPaise: number;
  readonly shippingPaise: number | null;
  readonly grandTotalPaise: number;
  readonly rateMicros: number;
}

/** Whether the cart is still the one that the customer saw: the same items in the same quantities. */
export function cartMatches(quote: CheckoutInput["cart"], rows: readonly CartLineRow[]): boolean {
  if (!quote?.length) return true; // a client may send no lines; then the server's cart counts
  const key = (productId: ProductId, variantId: VariantId, size: string, quantity: number) =>
    `${productId} ${variantId} ${size} ${quantity}`;
  const quoted = quote
    .map((line) => key(line.productId, line.productDetailsId, line.size ?? "", line.qty))
    .sort();
  const actual = rows.map((row) => key(row.product_id, row.variant_id, row.size, row.quantity)).sort();
  return quoted.join("|") === actual.join("|");
}

/**
 * Whether the kit in the cart has the parts that the customer saw. A client may say nothing of substitutes; then the
 * order's mail is the first to.
 */
export function substitutesMatch(quote: CheckoutInput["cart"], parts: readonly LinePart[]): boolean {
  const seen = quote?.find((line) => line.substitutes)?.substitutes;
  if (!seen) return true;
  const taken = parts.filter(({ part }) => part.substituted_for !== "").map(({ part }) => part.variant_id);
  return seen.map(({ variantId }) => variantId).join() === taken.join();
}

/** The places of the parts that the customer does not want in the kit of the cart. */
export const declinedOf = (quote: CheckoutInput["cart"]): readonly number[] =>
  quote?.find((line) => line.declined)?.declined ?? [];

/**
 * Whether prices, charges, discount and currency rate still equal the quote that the customer saw when
 * pressing Place Order.
 */
export function checkoutQuoteMatches(
  body: Pick<CheckoutInput, "cart" | "quote">,
  rows: readonly CartLineRow[],
  totals: CurrentTotals,
): boolean {
  const pricesMatch = (body.cart ?? []).every((line) => {
    const row = rows.find(
      (each) => each.variant_id === line.productDetailsId && each.size === (line.size ?? ""),
    );
    return (
      !row ||
      row.is_swag_item ||
      line.sellingPrice === undefined ||
      rupeesToPaise(line.sellingPrice) === row.selling_price_paise
    );
  });
  return pricesMatch && (!body.quote || totalsMatch(body.quote, totals));
}

function totalsMatch(quote: NonNullable<CheckoutInput["quote"]>, totals: CurrentTotals): boolean {
  const shipping = quote.shipping === null ? null : rupeesToPaise(quote.shipping);
  return (
    rupeesToPaise(quote.subTotal) === totals.subTotalPaise &&
    rupeesToPaise(quote.discount) === totals.discountPaise &&
    shipping === totals.shippingPaise &&
    rupeesToPaise(quote.grandTotal) === totals.grandTotalPaise &&
    (quote.currencyRate === undefined || Math.round(quote.currencyRate * 1_000_000) === totals.rateMicros)
  );
}
