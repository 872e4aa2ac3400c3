import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { cartOwner } from "../cart/cart-owner.ts";
import { kitHindrance } from "./refuse-kit.ts";
import { validateCoupon } from "./validate-coupon.ts";

type CouponCalls = "POST /api/Redemption/Validate" | "GET /api/swagApplicable/{userId}";

export const couponApi = ({ database: { db } }: Services): Handlers<CouponCalls> => ({
  async "POST /api/Redemption/Validate"({ body, who, now }) {
    // A guest may ask without a cart: the flags are answered, the discount of nothing is 0.
    const owned = who || body.sessionId ? cartOwner(body, who) : undefined;
    if (isRefusal(owned)) return owned;
    return validateCoupon(db, { name: body.name, owner: owned?.owner, who, now });
  },

  async "GET /api/swagApplicable/{userId}"({ params, who }) {
    if (params.userId === 0) return 0;
    return (await kitHindrance(db, who)) ? 0 : 1;
  },
});
