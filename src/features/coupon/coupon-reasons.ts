import type { couponRefusal } from "./coupon.ts";
import { kitMessages } from "./kit.ts";

type CouponRefusal = NonNullable<ReturnType<typeof couponRefusal>>;

/** Why a code does not apply, in words for the buyer. */
export const couponReasons: Record<CouponRefusal | "login" | "unproved" | "availed", string> = {
  unknown: "We don't know this code. Please check how it is written.",
  switched_off: "This code is no longer valid.",
  not_started: "This code is not valid yet.",
  expired: "This code has expired.",
  not_yours: "This code belongs to another address.",
  used: "This code has been used already.",
  used_up: "This code has been used as often as it allows.",
  login: kitMessages.login,
  unproved: kitMessages.unproved,
  availed: kitMessages.availed,
};
