import type { Fault } from "./fault.ts";

const rules = "src/buying/coupon/coupon.test.ts";
const kitRules = "src/buying/kit/kit-eligibility.test.ts";
const checkout = "tests/api/checkout-coupons.test.ts";

export const couponFaults: readonly Fault[] = [
  {
    harm: "a coupon works in the moment in which it ends",
    file: "src/buying/coupon/coupon.ts",
    find: "by.now >= coupon.endsAt",
    replace: "by.now > coupon.endsAt",
    tests: [rules],
  },
  {
    harm: "a coupon that begins now does not work yet",
    file: "src/buying/coupon/coupon.ts",
    find: "by.now < coupon.startsAt",
    replace: "by.now <= coupon.startsAt",
    tests: [rules],
  },
  {
    harm: "another person uses a personal code",
    file: "src/buying/coupon/coupon.ts",
    find: "normalizeEmail(by.email) !== normalizeEmail(coupon.boundEmail)",
    replace: "normalizeEmail(by.email) === undefined",
    tests: [rules],
  },
  {
    harm: "a coupon with three uses has a fourth",
    file: "src/buying/coupon/coupon.store.ts",
    find: '.whereRef("use_count", "<", "max_uses")',
    replace: '.whereRef("use_count", "<=", "max_uses")',
    tests: [checkout, "tests/drills/checkout-race.test.ts"],
  },
  {
    harm: "a cancelled order keeps its use of a coupon",
    file: "src/buying/coupon/coupon.store.ts",
    find: 'eb("use_count", "-", 1)',
    replace: 'eb("use_count", "-", 0)',
    tests: [checkout, "tests/api/checkout-stock.test.ts", "tests/api/admin/coupons.test.ts"],
  },
  {
    harm: "asha+2@ uses asha@'s coupon again",
    file: "src/buying/coupon/coupon.store.ts",
    find: 'if (await isUsedByMailbox(trx, coupon.couponId, claim.userId)) return "used";',
    replace: "",
    tests: ["tests/api/one-mailbox.test.ts"],
  },
  {
    harm: "asha+2@ gets a second kit",
    file: "src/buying/kit/kit-redemption.store.ts",
    find: "where user_id = ${claim.userId} and not ${hasRedeemedKit(claim.occasionId, claim.employment, claim.memberId)}",
    replace: "where user_id = ${claim.userId}",
    tests: ["tests/api/one-mailbox.test.ts"],
  },
  {
    harm: "whoever is erased gets a second kit",
    file: "src/buying/kit/kit-redemption.store.ts",
    find: "(${hadErasedKit(occasionId)} or exists",
    replace: "(exists",
    tests: ["tests/api/one-mailbox.test.ts"],
  },
  {
    harm: "one coupon gives two kits",
    file: "src/buying/kit/kit-eligibility.ts",
    find: "kits.length > 1 || kits.some((line) => line.quantity !== 1)",
    replace: "kits.length > 1",
    tests: [kitRules],
  },
  {
    harm: "the kit is given without a coupon",
    file: "src/buying/kit/kit-eligibility.ts",
    find: 'order.swagCouponApplied ? null : "coupon"',
    replace: "null",
    tests: [kitRules],
  },
  {
    harm: "other goods leave with the kit",
    file: "src/buying/kit/kit-eligibility.ts",
    find: "kits.length < order.lines.length",
    replace: "kits.length > order.lines.length",
    tests: [kitRules],
  },
  {
    harm: "a cancelled kit cannot be redeemed again",
    file: "src/orders/cancel/cancel-order.ts",
    find: "await releaseKit(trx, orderId, now);",
    replace: "",
    tests: ["tests/api/checkout-stock.test.ts"],
  },
  {
    harm: "a coupon that was switched off a moment ago is used",
    file: "src/buying/coupon/coupon.store.ts",
    find: 'if (switched_off_at !== null) return "switched_off";',
    replace: "",
    tests: [checkout],
  },
];
