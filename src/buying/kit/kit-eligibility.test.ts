import { describe, expect, test } from "vitest";
import { kitMessages, kitRedemptionRefusal } from "./kit-eligibility.ts";

const kit = { isSwag: true, quantity: 1 };
const mug = { isSwag: false, quantity: 2 };
const employee = { emailVerified: true, kitRedeemed: false };
const order = { lines: [kit], user: employee, swagCouponApplied: true };

describe("kitRedemptionRefusal", () => {
  test("an employee with a confirmed e-mail address, the coupon and only one kit in the cart gets it", () => {
    expect(kitRedemptionRefusal(order)).toBeNull();
  });

  test("refuses nothing in a cart without a kit", () => {
    for (const lines of [[], [mug], [mug, mug]])
      for (const user of [null, employee, { emailVerified: false, kitRedeemed: true }])
        for (const swagCouponApplied of [true, false])
          expect(kitRedemptionRefusal({ lines, user, swagCouponApplied })).toBeNull();
  });

  test.each([
    ["login", { user: null }],
    ["availed", { user: { emailVerified: true, kitRedeemed: true } }],
    ["unproved", { user: { emailVerified: false, kitRedeemed: false } }],
    ["unproved", { user: { emailVerified: false, kitRedeemed: true } }],
    ["mixed", { lines: [kit, mug] }],
    ["mixed", { lines: [mug, kit] }],
    ["one_only", { lines: [{ isSwag: true, quantity: 2 }] }],
    ["one_only", { lines: [kit, kit] }],
    ["coupon", { swagCouponApplied: false }],
  ])("refuses with %s", (expected, change) => {
    expect(kitRedemptionRefusal({ ...order, ...change })).toBe(expected);
  });

  test("names one reason at a time, in the order in which a customer can act on it", () => {
    const reasons: unknown[] = [];
    let attempt: Parameters<typeof kitRedemptionRefusal>[0] = {
      lines: [{ isSwag: true, quantity: 2 }, mug],
      user: null,
      swagCouponApplied: false,
    };
    const remedies: Partial<typeof attempt>[] = [
      { user: { emailVerified: false, kitRedeemed: true } },
      { user: { emailVerified: true, kitRedeemed: true } },
      { user: employee },
      { lines: [{ isSwag: true, quantity: 2 }] },
      { lines: [kit] },
      { swagCouponApplied: true },
    ];
    for (const remedy of [{}, ...remedies]) {
      attempt = { ...attempt, ...remedy };
      reasons.push(kitRedemptionRefusal(attempt));
    }
    expect(reasons).toEqual(["login", "unproved", "availed", "mixed", "one_only", "coupon", null]);
  });
});

test("the messages are those of the specification, letter by letter [spec 8.20, 8.21]", () => {
  expect(kitMessages).toMatchObject({
    login: "Please login first to redeem you swag Kit.",
    availed:
      "It seems you have already availed your free SWAG kit.Please try out other items from available goodies.",
    mixed: "Remove other items from cart while redeeming your SWAG Kit.",
    coupon: "You cannot redeem your SWAG Kit without applying your SWAG COUPON.",
  });
});
