import type { Discount } from "../../catalogue/pricing/discount.ts";
import type { CouponId, OccasionId } from "../../contract/ids.ts";
import { normalizeEmail } from "../../platform/mail/email-address.ts";
import { typedCode } from "../../platform/one-time-code/typed-code.ts";

/**
 * The form in which codes are compared: capitals, no spaces, signs or invisible characters, O as 0, I and L
 * as 1. People type codes and order numbers from paper and read them out on the telephone.
 */
export function foldCode(code: string): string {
  // The capitals of some Greek letters are two characters until they are normalized again.
  const capitals = typedCode(typedCode(code).toUpperCase());
  return capitals.replace(/O/g, "0").replace(/[IL]/g, "1");
}

/** Without O, 0, I, 1 and L, because people confuse them. */
const codeAlphabet = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/**
 * A new code. `random(max)` must return evenly distributed, unguessable whole numbers from 0 to below max.
 */
export function generateCouponCode(random: (max: number) => number, length = 10): string {
  return Array.from({ length }, () => {
    const character = codeAlphabet[random(codeAlphabet.length)];
    if (character === undefined) throw new RangeError("random() returned a number outside its range");
    return character;
  }).join("");
}

export type CouponKind = "swag" | "percent" | "fixed";

/**
 * Valid from `startsAt` until just before `endsAt`; null means no limit. `oncePer` says who may use it only
 * once.
 */
export interface Coupon {
  couponId: CouponId;
  code: string;
  kind: CouponKind;
  /** Whose kit a swag coupon redeems. Null for a discount. */
  occasionId: OccasionId | null;
  basisPoints: number;
  amountPaise: number;
  /** The only e-mail address that may use it. Null: anybody. */
  boundEmail: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  maxUses: number | null;
  useCount: number;
  oncePer: "coupon" | "user" | "none";
  /** When staff switched it off. Null: it is on. */
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

/** Why this person may not use this coupon now. Null when they may. `email` is null for a guest. */
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
    (by.email === null || normalizeEmail(by.email) !== normalizeEmail(coupon.boundEmail))
  )
    return "not_yours";
  if (coupon.oncePer === "user" && by.usedByThisUser) return "used";
  if (coupon.oncePer === "coupon" && by.usedByAnyone) return "used";
  if (coupon.maxUses !== null && coupon.useCount >= coupon.maxUses) return "used_up";
  return null;
}

/** The discount of a coupon. A swag coupon frees the kit and gives no discount. */
export function discountOf(coupon: Coupon | undefined): Discount {
  if (coupon?.kind === "percent") return { kind: "percent", basisPoints: coupon.basisPoints };
  if (coupon?.kind === "fixed") return { kind: "fixed", amountPaise: coupon.amountPaise };
  return { kind: "none" };
}
