import type { CartLineRow } from "../../buying/cart/cart-lines.store.ts";
import { withVolumePrices } from "../../catalogue/pricing/volume-price.ts";
import type { ServiceLocation } from "../../catalogue/shipping/shipping.ts";
import type { NewOrderPayment } from "../../contract/admin/staff-orders.ts";
import { type PricedOrder, priceOrder } from "../checkout/price-order.ts";
import type { SkuRow } from "./sku.store.ts";
import type { OwnPrice } from "./staff-order.ts";

export interface SkuToOrder {
  readonly row: SkuRow;
  readonly quantity: number;
  /** Not given: the shop's price. */
  readonly ownPrice?: OwnPrice | undefined;
}

/**
 * The products of one order in the form that the rules of a cart and of an order take, at the prices that staff gave, or else at those for
 * their quantities.
 */
export const toCartRows = (skus: readonly SkuToOrder[]): CartLineRow[] =>
  atShopPrices(skus).map((row, index) => ({
    ...row,
    selling_price_paise: skus[index]?.ownPrice?.unitPaise ?? row.selling_price_paise,
  }));

/** The same at the prices of the shop. */
export const atShopPrices = (skus: readonly SkuToOrder[]): CartLineRow[] =>
  withVolumePrices(skus.map(({ row, quantity }) => ({ ...row, cart_id: "", quantity })));

/**
 * What the products cost, as at a checkout. What is given free of charge keeps its prices and gets a discount of the whole, and
 * its shipping costs nothing.
 */
export function priceSkus(
  rows: readonly CartLineRow[],
  kind: NewOrderPayment["kind"],
  { locations, country }: { readonly locations: readonly ServiceLocation[]; readonly country: string },
): PricedOrder {
  if (kind !== "free") return priceOrder(rows, { kind: "none" }, locations, country);
  const priced = priceOrder(rows, { kind: "percent", basisPoints: 10_000 }, locations, country);
  return { ...priced, isSwag: false, shippingPaise: 0, grandTotalPaise: 0 };
}
