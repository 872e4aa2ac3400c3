import { foldEmail } from "../account/email.ts";
import type { Discount } from "../pricing/pricing.ts";

/**
 * What a typed code is compared by: capitals without spaces, dashes and invisible marks, O read as 0, I and L as 1.
 * Codes and order numbers are typed from paper and read out on the telephone.
 */
export function foldCode(code: string): string {
  return code
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
}

/** Without O, 0, I, 1 and L: what nobody confuses. */
const codeAlphabet = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A new code; `random(max)` answers a whole number from 0 to below max, evenly and unguessably. */
export function newCode(random: (max: number) => number, length = 10): string {
  return Array.from({ length }, () => {
    const sign = codeAlphabet[random(codeAlphabet.length)];
    if (sign === undefined) throw new RangeError("random() answered outside its range");
    return sign;
  }).join("");
}

export type CouponKind = "swag" | "percent" | "fixed";

/** Valid from `startsAt` up to, not including, `endsAt`; null is open. `oncePer` says who may use it only once. */
export interface Coupon {
  couponId: number;
  code: string;
  kind: CouponKind;
  basisPoints: number;
  amountPaise: number;
  /** The only address that may use it. */
  boundEmail: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  maxUses: number | null;
  useCount: number;
  oncePer: "coupon" | "user" | "none";
  /** When the team switched it off; null: it is on. */
  switchedOffAt: Date | null;
}

export type CouponRefusal =
  | "unknown"
  | "switched_off"
  | "not_started"
  | "expired"
  | "not_yours"
  | "used"
  | "used_up";

/** Why this person may not use this coupon now; null when they may. `email` null is a guest. */
export function couponRefusal(
  coupon: Coupon | undefined,
  by: { now: Date; email: string | null; usedByThisUser: boolean; usedByAnyone: boolean },
): CouponRefusal | null {
  if (coupon === undefined) return "unknown";
  if (coupon.switchedOffAt !== null) return "switched_off";
  if (coupon.startsAt !== null && by.now < coupon.startsAt) return "not_started";
  if (coupon.endsAt !== null && by.now >= coupon.endsAt) return "expired";
  if (
    coupon.boundEmail !== null &&
    (by.email === null || foldEmail(by.email) !== foldEmail(coupon.boundEmail))
  )
    return "not_yours";
  if (coupon.oncePer === "user" && by.usedByThisUser) return "used";
  if (coupon.oncePer === "coupon" && by.usedByAnyone) return "used";
  if (coupon.maxUses !== null && coupon.useCount >= coupon.maxUses) return "used_up";
  return null;
}

/** What a coupon takes off the prices; a swag coupon frees the kit and nothing else. */
export function discountOf(coupon: Coupon | undefined): Discount {
  if (coupon?.kind === "percent") return { kind: "percent", basisPoints: coupon.basisPoints };
  if (coupon?.kind === "fixed") return { kind: "fixed", amountPaise: coupon.amountPaise };
  return { kind: "none" };
}
