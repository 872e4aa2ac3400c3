import { kitMessages } from "../kit/kit-eligibility.ts";
import type { KitIneligibility } from "../kit/refuse-ineligible-kit.ts";
import { occasionMessages } from "../occasion/occasion-eligibility.ts";
import type { couponRefusal } from "./coupon.ts";

type CouponRefusal = NonNullable<ReturnType<typeof couponRefusal>>;

/** The messages for the customer when a code does not apply. */
export const couponMessages: Record<CouponRefusal | KitIneligibility | "another_kit", string> = {
  unknown: "We don’t know this code. Please check it for typos.",
  switched_off: "This code is no longer valid.",
  not_started: "This code is not valid yet.",
  expired: "This code has expired.",
  not_yours: "This code belongs to another email address.",
  used: "This code has been used already.",
  used_up: "This code has been used up.",
  another_kit: "This coupon is for another kit than the one in your cart.",
  login: kitMessages.login,
  unproved: kitMessages.unproved,
  availed: kitMessages.availed,
  ...occasionMessages,
};
