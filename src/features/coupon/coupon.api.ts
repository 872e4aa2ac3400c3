import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { findCartOwner } from "../cart/cart-owner.ts";
import { kitIneligibility } from "../kit/kit-eligibility.ts";
import { validateCoupon } from "./validate-coupon.ts";

type CouponCalls = "POST /api/Redemption/Validate" | "GET /api/swagApplicable/{userId}";

export const couponApi = ({ database: { db } }: Services): Handlers<CouponCalls> => ({
  async "POST /api/Redemption/Validate"({ body, caller: who, now }) {
    // A guest may check a code without a cart. The response then has the flags, and the discount is 0.
    const owned = who || body.sessionId ? findCartOwner(body, who) : undefined;
    if (isRefusal(owned)) return owned;
    return validateCoupon(db, { name: body.name, owner: owned?.owner, caller: who, now });
  },

  async "GET /api/swagApplicable/{userId}"({ params, caller: who }) {
    if (params.userId === 0) return 0;
    return (await kitIneligibility(db, who)) ? 0 : 1;
  },
});
