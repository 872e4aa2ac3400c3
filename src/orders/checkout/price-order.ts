import type { CartLineRow } from "../../buying/cart/cart-lines.store.ts";
import { type Coupon, discountOf } from "../../buying/coupon/coupon.ts";
import { cartLinesToPrice } from "../../catalogue/pricing/cart-lines-to-price.ts";
import type { Discount } from "../../catalogue/pricing/discount.ts";
import { grandTotalPaise, priceLines } from "../../catalogue/pricing/pricing.ts";
import { locationFor, type ServiceLocation, shippingPaise } from "../../catalogue/shipping/shipping.ts";
import type { CheckoutInput } from "../../contract/checkout.schemas.ts";
import { refuse } from "../../contract/errors.ts";
import { checkoutQuoteMatches } from "./verify-checkout-quote.ts";

/**
 * What an order costs in paise: lines, discount, and shipping by country and weight (specification 9).
 * `shippingPaise` is null when no charge is known for the country; then staff confirm it later.
 */
export function priceOrder(
  rows: readonly CartLineRow[],
  discount: Discount,
  locations: readonly ServiceLocation[],
  country: string,
) {
  const priced = priceLines(cartLinesToPrice(rows), discount);
  const isSwag = rows.length > 0 && rows.every((row) => row.is_swag_item);
  const shipping = shippingPaise(locationFor(locations, country), {
    weightGrams: priced.weightGrams,
    swagOnly: isSwag,
    lineCount: rows.length,
  });
  return {
    ...priced,
    isSwag,
    shippingPaise: shipping,
    grandTotalPaise: grandTotalPaise(priced.subTotalPaise, priced.discountPaise, shipping),
  };
}
export type PricedOrder = ReturnType<typeof priceOrder>;

interface CheckoutToPrice {
  readonly rows: readonly CartLineRow[];
  readonly coupon: Coupon | undefined;
  readonly country: string;
  /** The request, for the quote that the customer saw. */
  readonly body: CheckoutInput;
  readonly rateMicros: number;
  readonly locations: readonly ServiceLocation[];
}

/** Prices a cart. Refuses price_changed when the customer saw other figures. */
export function priceCheckout({ rows, coupon, country, body, rateMicros, locations }: CheckoutToPrice) {
  const priced = priceOrder(rows, discountOf(coupon), locations, country);
  if (checkoutQuoteMatches(body, rows, { ...priced, rateMicros })) return priced;
  return refuse("price_changed", "Prices have changed since you saw them. Please check the new total.");
}
