import type { CartLineRow } from "../../buying/cart/cart-lines.store.ts";
import { findCouponByCode } from "../../buying/coupon/coupon.store.ts";
import { discountOf, foldCode } from "../../buying/coupon/coupon.ts";
import { grandTotalPaise } from "../../catalogue/pricing/pricing.ts";
import { listServiceLocations } from "../../catalogue/shipping/shipping.store.ts";
import { locationFor } from "../../catalogue/shipping/shipping.ts";
import type { Demand } from "../../catalogue/stock/stock.store.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Language } from "../../platform/language/language.ts";
import { inLanguageOf } from "../../platform/language/translated-columns.ts";
import { type PricedOrder, priceOrder } from "../checkout/price-order.ts";
import type { LockedOrder } from "../order/locked-order.store.ts";
import { type OrderLimits, refuseHeavyOrder, refuseLargeOrder } from "../order/order-size.ts";
import type { LineToChange, readChangeFacts } from "./change-lines.store.ts";
import { type SkuToOrder, toCartRows } from "./price-skus.ts";
import { readSkus } from "./sku.store.ts";

export type PlanRefusal = Refusal<
  "order_too_large" | "product_withdrawn" | "size_unknown" | "state_conflict" | "variant_unknown"
>;

export interface NewContents {
  readonly before: readonly LineToChange[];
  readonly requested: readonly Demand[];
  readonly priced: PricedOrder;
  readonly shippingPaise: number | null;
}

interface NewLines {
  readonly order: LockedOrder;
  readonly facts: Awaited<ReturnType<typeof readChangeFacts>>;
  readonly before: readonly LineToChange[];
  readonly requested: readonly Demand[];
  readonly limits: OrderLimits;
}

/**
 * Prices the new line items of an order: what it had keeps its price, and its coupon its discount. A charge that staff
 * confirmed by hand stays, because no table knows it.
 */
export async function planNewLines(
  trx: Trx,
  { order, facts, before, requested, limits }: NewLines,
): Promise<NewContents | PlanRefusal> {
  const names = { numbers: [], products: [], variantIds: requested.map(({ variantId }) => variantId) };
  const current = await readSkus(trx, names);
  const skus: SkuToOrder[] = [];
  for (const { variantId, size, quantity } of merged(requested)) {
    const ofVariant = current.filter((each) => each.variant_id === variantId);
    const line = before.find((each) => each.variant_id === variantId && each.size === size);
    const now = ofVariant.find((each) => each.size === size);
    if (!now && ofVariant.length === 0) return refuse("variant_unknown", "There is no such variant.");
    if (!now) return refuse("size_unknown", `${ofVariant[0]?.name} does not come in size '${size}'.`);
    if (now.is_swag_item)
      return refuse("state_conflict", "The welcome kit is ordered with its coupon, alone.");
    if (!line && now.withdrawn_at) return refuse("product_withdrawn", `${now.name} is no longer sold.`);
    skus.push({ row: now, quantity });
  }
  const rows = toCartRows(skus).map((row) => {
    const line = before.find((each) => each.variant_id === row.variant_id && each.size === row.size);
    return line ? withOldPrice(row, line, order.language) : row;
  });
  const counted = rows.filter((row) => row.variant_stock !== null || row.size_stock !== null);
  const found = facts.coupon_code
    ? await findCouponByCode(trx, foldCode(facts.coupon_code), order.user_id)
    : undefined;
  const locations = await listServiceLocations(trx);
  const priced = priceOrder(rows, discountOf(found?.coupon), locations, facts.ship_country);
  const isKnown = locationFor(locations, facts.ship_country) !== undefined;
  const shippingPaise = isKnown ? priced.shippingPaise : order.shipping_paise;
  const tooLarge = refuseLargeOrder(counted, limits) ?? refuseHeavyOrder(priced.weightGrams);
  if (tooLarge) return tooLarge;
  const total = grandTotalPaise(priced.subTotalPaise, priced.discountPaise, shippingPaise);
  return {
    before,
    requested: merged(requested),
    priced: { ...priced, shippingPaise, grandTotalPaise: total },
    shippingPaise,
  };
}

/** Each SKU once. */
function merged(requested: readonly Demand[]): readonly Demand[] {
  const bySku = new Map<string, Demand>();
  for (const each of requested) {
    const sku = `${each.variantId}~${each.size}`;
    bySku.set(sku, { ...each, quantity: (bySku.get(sku)?.quantity ?? 0) + each.quantity });
  }
  return [...bySku.values()];
}

const withOldPrice = (row: CartLineRow, line: LineToChange, language: Language): CartLineRow => ({
  ...row,
  name: line.product_name,
  name_by_language: inLanguageOf(language, line.translated_name),
  selling_price_paise: line.selling_price_paise,
  web_price_paise: line.web_price_paise,
  package_weight_grams: line.package_weight_grams,
});
