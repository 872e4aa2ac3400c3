import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { createAttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Services } from "../../platform/services.ts";
import { findCartOwner } from "../cart/cart-owner.ts";
import { couponAttempts } from "./coupon-attempts.ts";
import { validateCoupon } from "./validate-coupon.ts";

type CouponCalls = "POST /api/Redemption/Validate";

export function couponApi({ database: { db }, config, calendar }: Services): Handlers<CouponCalls> {
  const limiter = createAttemptLimiter(db, config);
  return {
    async "POST /api/Redemption/Validate"({ body, caller, now, clientIp }) {
      // A guest may check a code without a cart. The response then has the flags, and the discount is 0.
      const owned = caller || body.sessionId ? findCartOwner(body, caller) : undefined;
      if (isRefusal(owned)) return owned;
      const attempts = couponAttempts(caller, clientIp);
      const validation = await validateCoupon(db, {
        name: body.name,
        owner: owned?.owner,
        caller,
        now,
        timeZone: calendar.timeZone,
        reserve: (connection) => limiter.reserve(attempts, now, connection),
      });
      if (!isRefusal(validation) && validation.reason === null) await limiter.uncount(attempts, now);
      return validation;
    },
  };
}
