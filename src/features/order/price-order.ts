import type { CartLineRow } from "../cart/cart.store.ts";
import { linesToPrice } from "../pricing/lines-to-price.ts";
import { type Discount, grandTotalPaise, priceLines } from "../pricing/pricing.ts";
import { locationFor, type ServiceLocation, shippingPaise } from "../shipping/shipping.ts";

/**
 * What an order costs in paise: lines, discount, shipping by country and weight (specification 9). `shippingPaise` null:
 * no charge is known for the country, the support team confirms it.
 */
export function priceOrder(
  rows: readonly CartLineRow[],
  discount: Discount,
  locations: readonly ServiceLocation[],
  country: string,
) {
  const priced = priceLines(linesToPrice(rows), discount);
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
