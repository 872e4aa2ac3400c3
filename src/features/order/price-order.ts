import type { CartLineRow } from "../cart/cart.store.ts";
import { cartLinesToPrice } from "../pricing/cart-lines-to-price.ts";
import { type Discount, grandTotalPaise, priceLines } from "../pricing/pricing.ts";
import { locationFor, type ServiceLocation, shippingPaise } from "../shipping/shipping.ts";

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
