import { type Refusal, refuse } from "../../contract/errors.ts";
import { rupeesToPaise } from "../../platform/money/money.ts";
import type { CouponKind } from "./coupon.ts";

/** What a coupon takes off, in the units of the table: hundredths of a percent and paise. */
export interface CouponValue {
  readonly basis_points: number;
  readonly amount_paise: number;
}

/**
 * The value of a coupon of this kind. `percent` has up to two decimals, `amount` is in decimal rupees.
 * Refuses coupon_invalid when the field of this kind is missing or the field of another kind is given.
 */
export function couponValue(
  kind: CouponKind,
  input: { readonly percent?: number; readonly amount?: number },
): CouponValue | Refusal<"coupon_invalid"> {
  const value = {
    basis_points: Math.round((input.percent ?? 0) * 100),
    amount_paise: rupeesToPaise(input.amount ?? 0),
  };
  if (value.basis_points > 0 !== (kind === "percent"))
    return refuse("coupon_invalid", "A percent belongs to a percent coupon, and to no other.");
  if (value.amount_paise > 0 !== (kind === "fixed"))
    return refuse("coupon_invalid", "An amount belongs to a fixed coupon, and to no other.");
  return value;
}
