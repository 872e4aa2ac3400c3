export type KitRedemptionRefusal = "login" | "unproved" | "availed" | "mixed" | "coupon" | "one_only";

/**
 * The messages of specification 8, letter by letter. 'unproved' and 'one_only' are not in the specification.
 */
export const kitMessages: Readonly<Record<KitRedemptionRefusal, string>> = {
  login: "Please login first to redeem you swag Kit.",
  availed:
    "It seems you have already availed your free SWAG kit.Please try out other items from available goodies.",
  unproved:
    "Please confirm your email address before redeeming your SWAG Kit: set your password with the code we emailed you.",
  mixed: "Remove other items from cart while redeeming your SWAG Kit.",
  one_only: "Only one SWAG Kit can be redeemed. Please set its quantity to 1.",
  coupon: "You cannot redeem your SWAG Kit without applying your SWAG COUPON.",
};

interface KitPerson {
  readonly emailVerified: boolean;
  readonly kitRedeemed: boolean;
}

/**
 * Why this person may not have a kit, whatever is in the cart; null when they may. Before the e-mail address is proved nobody is
 * told whether its mailbox has had a kit: it may be somebody else's.
 */
export function personRefusal(person: KitPerson | null): "login" | "unproved" | "availed" | null {
  if (person === null) return "login";
  if (!person.emailVerified) return "unproved";
  return person.kitRedeemed ? "availed" : null;
}

/**
 * Why the welcome kit in this cart cannot be redeemed. Null when it can, or when the cart has no kit
 * (specification 4). The order of the checks is the order in which a customer can act: the person, the cart,
 * the coupon.
 */
export function kitRedemptionRefusal(order: {
  lines: readonly { isSwag: boolean; quantity: number }[];
  user: KitPerson | null;
  swagCouponApplied: boolean;
}): KitRedemptionRefusal | null {
  const kits = order.lines.filter((line) => line.isSwag);
  if (kits.length === 0) return null;
  const ofPerson = personRefusal(order.user);
  if (ofPerson) return ofPerson;
  if (kits.length < order.lines.length) return "mixed";
  if (kits.length > 1 || kits.some((line) => line.quantity !== 1)) return "one_only";
  return order.swagCouponApplied ? null : "coupon";
}
