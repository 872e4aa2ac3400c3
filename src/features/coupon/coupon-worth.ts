import { type Refusal, refuse } from "../../contract/errors.ts";
import { fromWire } from "../money/money.ts";
import type { CouponKind } from "./coupon.ts";

/** What a coupon takes off, as the table keeps it: hundredths of a percent and paise. */
export interface CouponWorth {
  readonly basis_points: number;
  readonly amount_paise: number;
}

/**
 * The worth of a coupon of this kind: `percent` up to two decimals, `amount` in decimal rupees. Refuses coupon_wrong
 * when its own one is missing or another kind's is given.
 */
export function couponWorth(
  kind: CouponKind,
  given: { readonly percent?: number; readonly amount?: number },
): CouponWorth | Refusal {
  const worth = {
    basis_points: Math.round((given.percent ?? 0) * 100),
    amount_paise: fromWire(given.amount ?? 0),
  };
  if (worth.basis_points > 0 !== (kind === "percent"))
    return refuse("coupon_wrong", "A percent belongs to a percent coupon, and to no other.");
  if (worth.amount_paise > 0 !== (kind === "fixed"))
    return refuse("coupon_wrong", "An amount belongs to a fixed coupon, and to no other.");
  return worth;
}
