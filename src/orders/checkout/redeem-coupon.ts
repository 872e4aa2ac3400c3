import type { StoredCartLine } from "../../buying/cart/cart-lines.store.ts";
import { type CouponWithUses, claimCoupon } from "../../buying/coupon/coupon.store.ts";
import { type Coupon, couponRefusal } from "../../buying/coupon/coupon.ts";
import { couponMessages } from "../../buying/coupon/coupon-messages.ts";
import { kitMessages, kitRedemptionRefusal } from "../../buying/kit/kit-eligibility.ts";
import { claimKit, isKitRedeemed } from "../../buying/kit/kit-redemption.store.ts";
import { readKitClaim } from "../../buying/kit/refuse-ineligible-kit.ts";
import { FIRST_OCCASION } from "../../buying/occasion/occasion.ts";
import type { OccasionClaim } from "../../buying/occasion/occasion-eligibility.store.ts";
import { occasionMessages } from "../../buying/occasion/occasion-eligibility.ts";
import { type ErrorCode, type Refusal, refuse } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { OccasionId, OrderId, UserId } from "../../contract/ids.ts";
import { untranslated } from "../../contract/staff-text.ts";
import type { Trx } from "../../platform/db/database.ts";

interface Checkout {
  readonly rows: readonly StoredCartLine[];
  readonly caller: Caller;
  readonly now: Date;
  /** The store's. */
  readonly timeZone: string;
}

/** What an order redeems. */
export interface Redeemed {
  readonly coupon: Coupon | undefined;
  /** The kit in the cart. Undefined: there is none. */
  readonly kit:
    | ({ readonly occasionId: OccasionId } & Pick<OccasionClaim, "employment" | "decidedBy">)
    | undefined;
}

/**
 * The coupon that was found, when the caller may use it for this cart, undefined when the request names none, and the kit. Refuses
 * a code that does not apply, and a cart that breaks a rule of the kit (specification 4). Claims nothing.
 */
export async function checkCoupon(
  trx: Trx,
  found: CouponWithUses | undefined,
  { rows, caller, now, timeZone }: Checkout,
): Promise<Redeemed | Refusal<"coupon_not_valid" | "kit_not_eligible"> | ReturnType<typeof refuseKitOrder>> {
  const coupon = found?.coupon;
  const refusal = found ? couponRefusal(coupon, { now, email: caller.email, ...found }) : null;
  const occasionId = occasionOf(rows);
  let kit: Redeemed["kit"];
  if (occasionId) {
    const { ineligible, ...found } = await readKitClaim(trx, caller, { occasionId, now, timeZone });
    if (ineligible) return refuse("kit_not_eligible", occasionMessages[ineligible]);
    kit = { occasionId, ...found };
    const kitRefusal = kitRedemptionRefusal({
      lines: rows.map((row) => ({ isSwag: row.is_swag_item, quantity: row.quantity })),
      user: {
        emailVerified: caller.emailVerified,
        kitRedeemed: await isKitRedeemed(trx, caller.userId, occasionId, kit.employment),
      },
      swagCouponApplied: coupon?.occasionId === occasionId && !refusal,
    });
    // "Apply your coupon" does not help somebody whose coupon is refused. The coupon's own message does.
    if (kitRefusal === "coupon" && coupon?.kind === "swag" && !refusal)
      return refuse("coupon_not_valid", couponMessages.another_kit, { reason: "another_kit" });
    if (kitRefusal && !(kitRefusal === "coupon" && refusal)) return refuseKitOrder(kitRefusal);
  }
  if (refusal) return refuseCoupon(refusal);
  if (coupon?.kind === "swag" && !occasionId)
    return refuse(
      "coupon_not_valid",
      coupon.occasionId === FIRST_OCCASION
        ? "This coupon is for the welcome kit, which is not in your cart."
        : "This coupon is for a kit that is not in your cart.",
    );
  return { coupon, kit };
}

/** Whose kit is in a cart. Undefined: there is none in it. */
const occasionOf = (rows: readonly StoredCartLine[]): OccasionId | undefined =>
  rows.find((row) => row.is_swag_item)?.occasion_id ?? undefined;

interface Claim {
  readonly userId: UserId;
  readonly orderId: OrderId;
  readonly now: Date;
}

/**
 * Claims the coupon, and the kit if the order has one. Refuses with the reason when another order, or staff who changed the
 * coupon, came first. The caller's transaction then rolls back.
 */
export async function claimRedemptions(trx: Trx, { coupon, kit }: Redeemed, claim: Claim) {
  const [lost, hasClaimedKit] = await Promise.all([
    coupon && claimCoupon(trx, coupon, claim),
    kit ? claimKit(trx, { ...claim, ...kit }) : true,
  ]);
  if (lost) return refuseCoupon(lost);
  if (!hasClaimedKit) return refuseKitOrder("availed");
  return undefined;
}

type KitRefusal = NonNullable<ReturnType<typeof kitRedemptionRefusal>>;

const kitCodes = {
  login: "login_needed",
  unproved: "kit_email_not_verified",
  availed: "kit_already_redeemed",
  mixed: "kit_not_alone",
  coupon: "kit_needs_coupon",
  one_only: "kit_not_alone",
} as const satisfies Record<KitRefusal, ErrorCode>;

/** Refuses a cart that breaks a rule of the kit, with the sentence of specification 8. */
const refuseKitOrder = (
  reason: KitRefusal,
): Refusal<
  "kit_already_redeemed" | "kit_email_not_verified" | "kit_needs_coupon" | "kit_not_alone" | "login_needed"
> => refuse(kitCodes[reason], untranslated(kitMessages[reason]));

/** coupon_not_valid, with the reason and the customer's message for it. */
const refuseCoupon = (reason: NonNullable<ReturnType<typeof couponRefusal>>): Refusal<"coupon_not_valid"> =>
  refuse("coupon_not_valid", couponMessages[reason], { reason });
