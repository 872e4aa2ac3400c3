import { couponAttempts } from "../../buying/coupon/coupon-attempts.ts";
import { isRefusal, type Refusal } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import { untranslated } from "../../contract/staff-text.ts";
import { type Attempt, clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";
import type { AttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";

interface CheckoutAttempt {
  readonly caller: Caller;
  readonly clientIp: string;
  readonly couponCode: string;
  readonly now: Date;
}

const PROVE_FIRST = untranslated(
  "Please confirm your email address first: set a password with the code we emailed you. Until then we take a few orders a day.",
);

/**
 * Runs a checkout within the limits: wrong coupons count as at the check of a coupon, and a person who has not proved
 * their e-mail address places few orders, because each mails an address that may be another person's.
 */
export async function limitCheckout<T>(
  limiter: AttemptLimiter,
  { caller, clientIp, couponCode, now }: CheckoutAttempt,
  checkout: () => Promise<T>,
): Promise<T | Refusal<"too_many_requests">> {
  const coupon = couponCode.trim() ? couponAttempts(caller, clientIp) : [];
  const order = caller.emailVerified ? [] : ordersBeforeProof(caller, clientIp);
  const tooMany = await limiter.reserve([...coupon, ...order], now);
  if (tooMany) return (await limiter.check(coupon, now)) ?? { ...tooMany, detail: PROVE_FIRST };
  let [isWrongCoupon, isOrdered] = [false, false];
  try {
    const result = await checkout();
    isWrongCoupon = isRefusal(result) && /^(coupon|kit)_/.test(result.refused); // a refused kit tells of its code too
    isOrdered = !isRefusal(result);
    return result;
  } finally {
    await limiter.uncount([...(isWrongCoupon ? [] : coupon), ...(isOrdered ? [] : order)], now);
  }
}

const ordersBeforeProof = ({ userId }: Caller, clientIp: string): readonly Attempt[] => [
  { kind: "order before proof of account in a day", subject: String(userId) },
  { kind: "order before proof from client in a day", subject: clientNetwork(clientIp) },
];
