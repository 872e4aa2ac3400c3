import type { CartLine } from "../../../contract/cart.schemas.ts";
import type { ServiceLocation } from "../../../contract/catalog.schemas.ts";
import type { CheckoutInput, CouponAnswer } from "../../../contract/checkout.schemas.ts";
import {
  convert,
  fromWire,
  type ShownTotals,
  shownTotals,
  toRateMicros,
  toWire,
} from "../../../features/money/money.ts";
import { type Discount, grandTotalPaise, priceLines } from "../../../features/pricing/pricing.ts";
import { locationFromWire } from "../../../features/shipping/location-from-wire.ts";
import {
  dearerBand,
  locationFor,
  type ServiceLocation as Place,
  shippingPaise,
} from "../../../features/shipping/shipping.ts";

export interface AppliedCoupon {
  readonly code: string;
  readonly isSwag: boolean;
  readonly discount: Discount;
}

/** What a validated code does here; null when it does not apply. */
export function appliedCoupon(answer: CouponAnswer): AppliedCoupon | null {
  if (answer.swagValidated) return { code: answer.name, isSwag: true, discount: { kind: "none" } };
  if (!answer.couponValidated) return null;
  const discount: Discount =
    answer.discountPercent > 0
      ? { kind: "percent", basisPoints: Math.round(answer.discountPercent * 100) }
      : { kind: "fixed", amountPaise: fromWire(answer.discountAmount) };
  return { code: answer.name, isSwag: false, discount };
}

/** What shipping is made of; amounts in minor units of the shown currency. */
export interface ShippingReceipt {
  readonly weightGrams: number;
  /** From how much more weight on it would cost how much more; null where more weight is not said to cost more. */
  readonly dearer: { readonly gramsMore: number; readonly moreMinor: number } | null;
}

export interface CheckoutTotals {
  readonly shown: ShownTotals;
  /** Null for the kit alone, which ships free whatever it weighs. */
  readonly receipt: ShippingReceipt | null;
  /** The same in base amounts, for the server to compare with what it computes itself. */
  readonly seen: NonNullable<CheckoutInput["seen"]>;
}

/** The gifts summary by the store's own rules (specification 9), from the cart's, the coupon's and the country's figures. */
export function checkoutTotals(
  basket: {
    readonly lines: readonly CartLine[];
    readonly coupon: AppliedCoupon | null;
    readonly locations: readonly ServiceLocation[];
    readonly country: string;
  },
  currencyRate: number,
): CheckoutTotals {
  const { lines, coupon, locations, country } = basket;
  const priced = priceLines(
    lines.map((line) => ({
      unitSellingPaise: fromWire(line.sellingPrice),
      quantity: line.qty,
      isSwag: line.isSwag,
      packageWeightGrams: line.packageWeight,
    })),
    coupon?.discount ?? { kind: "none" },
  );
  const place = locationFor(locations.map(locationFromWire), country);
  const swagOnly = lines.length > 0 && lines.every((line) => line.isSwag);
  const rateMicros = toRateMicros(currencyRate);
  const shipping = shippingPaise(place, {
    weightGrams: priced.weightGrams,
    swagOnly,
    lineCount: lines.length,
  });
  const grandTotal = grandTotalPaise(priced.subTotalPaise, priced.discountPaise, shipping);
  return {
    shown: shownTotals({ lines: priced.lines, shippingPaise: shipping }, rateMicros),
    receipt: swagOnly ? null : shippingReceipt(place, priced.weightGrams, shipping, rateMicros),
    seen: {
      currencyRate,
      subTotal: toWire(priced.subTotalPaise),
      discount: toWire(priced.discountPaise),
      shipping: shipping === null ? null : toWire(shipping),
      grandTotal: toWire(grandTotal),
    },
  };
}

/** The difference is that of the two charges as they are shown: what the buyer would see added. */
function shippingReceipt(
  place: Place | undefined,
  weightGrams: number,
  shipping: number | null,
  rateMicros: number,
): ShippingReceipt {
  const next = place && dearerBand(place, weightGrams);
  const moreMinor = next ? convert(next.chargePaise, rateMicros) - convert(shipping ?? 0, rateMicros) : 0;
  return { weightGrams, dearer: next && moreMinor > 0 ? { gramsMore: next.gramsMore, moreMinor } : null };
}
