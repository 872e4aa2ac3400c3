import { cartLinesToPrice } from "../../catalogue/pricing/cart-lines-to-price.ts";
import { priceLines } from "../../catalogue/pricing/pricing.ts";
import type { CouponValidation } from "../../contract/checkout.schemas.ts";
import type { Refusal } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { Db } from "../../platform/db/database.ts";
import { sendTogether } from "../../platform/db/send-together.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import type { CartOwner } from "../cart/cart.ts";
import { readCart } from "../cart/cart-lines.store.ts";
import { kitIneligibility } from "../kit/refuse-ineligible-kit.ts";
import { FIRST_OCCASION } from "../occasion/occasion.ts";
import { findCouponByCode } from "./coupon.store.ts";
import { couponRefusal, discountOf, foldCode } from "./coupon.ts";
import { couponMessages } from "./coupon-messages.ts";

/**
 * Whether a code applies to the owner's cart as it is now, and what it takes off (specification 3 and 7). For a code that does
 * not apply, the flags are false and `reason` has a message. It claims no use of the coupon: only an order does. `reserve` counts the
 * attempt in the same round trip; its refusal is returned.
 */
export async function validateCoupon(
  db: Db,
  request: {
    readonly name: string;
    readonly owner: CartOwner | undefined;
    readonly caller: Caller | null;
    readonly now: Date;
    /** The store's. */
    readonly timeZone: string;
    readonly reserve: (connection: Db) => Promise<Refusal<"too_many_requests"> | undefined>;
  },
): Promise<CouponValidation | Refusal<"too_many_requests">> {
  const { caller, now, timeZone } = request;
  const asked = { occasionId: FIRST_OCCASION, now, timeZone };
  const [tooMany, { coupon, ...uses }, cartLines, ofFirst] = await db
    .connection()
    .execute((connection) =>
      sendTogether(connection, (t) =>
        Promise.all([
          request.reserve(t),
          findCouponByCode(t, foldCode(request.name), caller?.userId ?? 0),
          request.owner ? readCart(t, request.owner) : [],
          kitIneligibility(t, caller, asked),
        ]),
      ),
    );
  if (tooMany) return tooMany;
  const refusal = couponRefusal(coupon, { now, email: caller?.email ?? null, ...uses });
  const isSwag = coupon?.kind === "swag";
  const inCart = cartLines.find((line) => line.is_swag_item)?.occasion_id;
  const isOtherKit = isSwag && inCart && coupon.occasionId !== inCart;
  const occasionId = coupon?.occasionId ?? inCart ?? FIRST_OCCASION;
  const ineligibility =
    occasionId === FIRST_OCCASION ? ofFirst : await kitIneligibility(db, caller, { ...asked, occasionId });
  const reason = refusal ?? (isOtherKit ? "another_kit" : isSwag && ineligibility ? ineligibility : null);
  const applied = reason === null ? coupon : undefined;
  const priced = priceLines(cartLinesToPrice(cartLines), discountOf(applied));
  return {
    name: applied?.code ?? request.name,
    userId: caller?.userId ?? 0,
    swagApplicable: !ineligibility,
    swagValidated: applied !== undefined && isSwag,
    couponValidated: applied !== undefined && !isSwag,
    discountPercent: applied?.kind === "percent" ? applied.basisPoints / 100 : 0,
    discountAmount: paiseToRupees(priced.discountPaise),
    cartTotal: paiseToRupees(priced.subTotalPaise),
    netQty: priced.netQuantity,
    reason: reason && couponMessages[reason],
  };
}
