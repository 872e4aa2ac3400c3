import type { CheckoutInput } from "../../contract/checkout.schemas.ts";
import type { CartLineRow } from "../cart/cart.store.ts";
import { fromWire } from "../money/money.ts";

interface Totals {
  readonly subTotalPaise: number;
  readonly discountPaise: number;
  readonly shippingPaise: number | null;
  readonly grandTotalPaise: number;
  readonly rateMicros: number;
}

/** Whether the cart is still the one on the buyer's screen: the same items in the same quantities. */
export function sawThisCart(seen: CheckoutInput["cart"], rows: readonly CartLineRow[]): boolean {
  if (!seen?.length) return true; // a client that sends no lines leaves the cart to the server
  const key = (productId: number, variantId: number, size: string, quantity: number) =>
    `${productId} ${variantId} ${size} ${quantity}`;
  const shown = seen
    .map((line) => key(line.productId, line.productDetailsId, line.size ?? "", line.qty))
    .sort();
  const actual = rows.map((row) => key(row.product_id, row.variant_id, row.size, row.quantity)).sort();
  return shown.join("|") === actual.join("|");
}

/** Whether prices, charges, discount and rate are still what the buyer saw when pressing Place Order. */
export function sawThesePrices(
  body: Pick<CheckoutInput, "cart" | "seen">,
  rows: readonly CartLineRow[],
  totals: Totals,
): boolean {
  const linesAgree = (body.cart ?? []).every((line) => {
    const row = rows.find(
      (each) => each.variant_id === line.productDetailsId && each.size === (line.size ?? ""),
    );
    return (
      !row ||
      row.is_swag_item ||
      line.sellingPrice === undefined ||
      fromWire(line.sellingPrice) === row.selling_price_paise
    );
  });
  return linesAgree && (!body.seen || totalsAgree(body.seen, totals));
}

function totalsAgree(seen: NonNullable<CheckoutInput["seen"]>, totals: Totals): boolean {
  const shipping = seen.shipping === null ? null : fromWire(seen.shipping);
  return (
    fromWire(seen.subTotal) === totals.subTotalPaise &&
    fromWire(seen.discount) === totals.discountPaise &&
    shipping === totals.shippingPaise &&
    fromWire(seen.grandTotal) === totals.grandTotalPaise &&
    (seen.currencyRate === undefined || Math.round(seen.currencyRate * 1_000_000) === totals.rateMicros)
  );
}
