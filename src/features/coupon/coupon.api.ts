import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { findCartOwner } from "../cart/cart-owner.ts";
import { validateCoupon } from "./validate-coupon.ts";

type CouponCalls = "POST /api/Redemption/Validate";

export const couponApi = ({ database: { db } }: Services): Handlers<CouponCalls> => ({
  async "POST /api/Redemption/Validate"({ body, caller, now }) {
    // A guest may check a code without a cart. The response then has the flags, and the discount is 0.
    const owned = caller || body.sessionId ? findCartOwner(body, caller) : undefined;
    if (isRefusal(owned)) return owned;
    return validateCoupon(db, { name: body.name, owner: owned?.owner, caller, now });
  },
});
