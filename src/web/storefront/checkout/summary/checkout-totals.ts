import type { Discount } from "../../../../catalogue/pricing/discount.ts";
import { grandTotalPaise, priceLines } from "../../../../catalogue/pricing/pricing.ts";
import { locationFromWire } from "../../../../catalogue/shipping/location-from-wire.ts";
import {
  dearerBand,
  locationFor,
  type ServiceLocation as Place,
  shippingPaise,
} from "../../../../catalogue/shipping/shipping.ts";
import type { CartLine } from "../../../../contract/cart.schemas.ts";
import type { CurrencyRate, ServiceLocation } from "../../../../contract/catalogue.schemas.ts";
import type { CheckoutInput, CouponValidation } from "../../../../contract/checkout.schemas.ts";
import { shownUnit } from "../../../../platform/money/minor-units.ts";
import { convert, paiseToRupees, rupeesToPaise, toRateMicros } from "../../../../platform/money/money.ts";
import { type ShownTotals, shownTotals } from "../../../../platform/money/shown-totals.ts";

export interface AppliedCoupon {
  readonly code: string;
  readonly isSwag: boolean;
  readonly discount: Discount;
}

/** The coupon from the validation response; null when it does not apply. */
export function toAppliedCoupon(response: CouponValidation): AppliedCoupon | null {
  if (response.swagValidated) return { code: response.name, isSwag: true, discount: { kind: "none" } };
  if (!response.couponValidated) return null;
  const discount: Discount =
    response.discountPercent > 0
      ? { kind: "percent", basisPoints: Math.round(response.discountPercent * 100) }
      : { kind: "fixed", amountPaise: rupeesToPaise(response.discountAmount) };
  return { code: response.name, isSwag: false, discount };
}

/** The details of the shipping charge; amounts in minor units of the shown currency. */
export interface ShippingDetails {
  readonly weightGrams: number;
  /** The extra weight at which shipping costs more, and how much more; null if no higher band costs more. */
  readonly nextBand: { readonly extraGrams: number; readonly extraMinor: number } | null;
}

export interface CheckoutTotals {
  readonly shown: ShownTotals;
  /** Null for the kit alone, which ships free at any weight. */
  readonly shippingDetails: ShippingDetails | null;
  /** The quote: the same totals in base amounts. The server compares it with its own. */
  readonly quote: NonNullable<CheckoutInput["quote"]>;
}

/** The totals of the gifts summary (specification 9), for a cart, a coupon and a country. */
export function checkoutTotals(
  input: {
    readonly lines: readonly CartLine[];
    readonly coupon: AppliedCoupon | null;
    readonly locations: readonly ServiceLocation[];
    readonly country: string;
  },
  { currencyCode, currencyRate }: Pick<CurrencyRate, "currencyCode" | "currencyRate">,
): CheckoutTotals {
  const { lines, coupon, locations, country } = input;
  const priced = priceLines(
    lines.map((line) => ({
      unitSellingPaise: rupeesToPaise(line.sellingPrice),
      quantity: line.qty,
      isSwag: line.isSwag,
      packageWeightGrams: line.packageWeight,
    })),
    coupon?.discount ?? { kind: "none" },
  );
  const location = locationFor(locations.map(locationFromWire), country);
  const swagOnly = lines.length > 0 && lines.every((line) => line.isSwag);
  const unit = shownUnit(currencyCode);
  const toShown = (paise: number) => convert(paise, toRateMicros(currencyRate), unit);
  const shipping = shippingPaise(location, {
    weightGrams: priced.weightGrams,
    swagOnly,
    lineCount: lines.length,
  });
  const grandTotal = grandTotalPaise(priced.subTotalPaise, priced.discountPaise, shipping);
  return {
    shown: shownTotals({ lines: priced.lines, shippingPaise: shipping }, toRateMicros(currencyRate), unit),
    shippingDetails: swagOnly ? null : describeShipping(location, priced.weightGrams, shipping, toShown),
    quote: {
      currencyRate,
      subTotal: paiseToRupees(priced.subTotalPaise),
      discount: paiseToRupees(priced.discountPaise),
      shipping: shipping === null ? null : paiseToRupees(shipping),
      grandTotal: paiseToRupees(grandTotal),
    },
  };
}

/** The extra charge is the difference of the two shown charges, so it matches what the customer would see. */
function describeShipping(
  location: Place | undefined,
  weightGrams: number,
  shipping: number | null,
  toShown: (paise: number) => number,
): ShippingDetails {
  const next = location && dearerBand(location, weightGrams);
  const extraMinor = next ? toShown(next.chargePaise) - toShown(shipping ?? 0) : 0;
  return {
    weightGrams,
    nextBand: next && extraMinor > 0 ? { extraGrams: next.gramsMore, extraMinor } : null,
  };
}
