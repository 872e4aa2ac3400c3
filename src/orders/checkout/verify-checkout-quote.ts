import type { CartLineRow } from "../../buying/cart/cart-lines.store.ts";
import type { PartSize } from "../../contract/cart.schemas.ts";
import type { CheckoutInput } from "../../contract/checkout.schemas.ts";
import type { ProductId, VariantId } from "../../contract/ids.ts";
import { rupeesToPaise } from "../../platform/money/money.ts";
import type { LinePart } from "../order/order.store.ts";

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
 * Whether what stands in for parts of a kit is what its page showed, by their variants or by the places of what they stand in for. A page
 * that says nothing of them is not asked; then the order's mail is the first to.
 */
export function substitutesMatch(
  shown: readonly number[] | undefined,
  parts: readonly LinePart[],
  by: "position" | "variant_id",
): boolean {
  if (!shown) return true;
  const taken = parts.filter(({ part }) => part.substituted_for !== "").map(({ part }) => part[by]);
  return inOrder(shown).join() === inOrder(taken).join();
}

const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

/** The variants of which the cart's page said that they stand in for parts of its kit. Undefined: it said nothing. */
export const shownSubstitutes = (quote: CheckoutInput["cart"]): readonly number[] | undefined =>
  quote?.find((line) => line.substitutes)?.substitutes?.map(({ variantId }) => variantId);

/** The places of the parts that the customer does not want in the kit of the cart. */
export const declinedOf = (quote: CheckoutInput["cart"]): readonly number[] =>
  quote?.find((line) => line.declined)?.declined ?? [];

/** The sizes of parts of the kit in the cart that are not the kit's. */
export const partSizesOf = (quote: CheckoutInput["cart"]): readonly PartSize[] =>
  quote?.find((line) => line.partSizes)?.partSizes ?? [];

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
