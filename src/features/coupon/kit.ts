export type KitRefusal = "login" | "unproved" | "availed" | "mixed" | "coupon" | "one_only";

/** Shown letter by letter as specification 8 has them; 'unproved' and 'one_only' are the store's own. */
export const kitMessages: Readonly<Record<KitRefusal, string>> = {
  login: "Please login first to redeem you swag Kit.",
  availed:
    "It seems you have already availed your free SWAG kit.Please try out other items from available goodies.",
  unproved:
    "Please confirm your email address before redeeming your SWAG Kit: set your password with the code we mailed you.",
  mixed: "Remove other items from cart while redeeming your SWAG Kit.",
  one_only: "Only one SWAG Kit can be redeemed. Please set its quantity to 1.",
  coupon: "You cannot redeem your SWAG Kit without applying your SWAG COUPON.",
};

/**
 * Why the welcome kit in this cart cannot be redeemed; null when it can, or when there is none (specification 4).
 * Told in the order in which it helps: who you are, whether a kit is left for you, the cart, the coupon.
 */
export function kitRefusal(order: {
  lines: readonly { isSwag: boolean; quantity: number }[];
  user: { emailProved: boolean; kitRedeemed: boolean } | null;
  swagCouponApplied: boolean;
}): KitRefusal | null {
  const kits = order.lines.filter((line) => line.isSwag);
  if (kits.length === 0) return null;
  if (order.user === null) return "login";
  if (order.user.kitRedeemed) return "availed";
  if (!order.user.emailProved) return "unproved";
  if (kits.length < order.lines.length) return "mixed";
  if (kits.length > 1 || kits.some((line) => line.quantity !== 1)) return "one_only";
  return order.swagCouponApplied ? null : "coupon";
}
