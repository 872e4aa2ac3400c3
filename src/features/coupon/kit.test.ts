import { describe, expect, test } from "vitest";
import { kitMessages, kitRefusal } from "./kit.ts";

const kit = { isSwag: true, quantity: 1 };
const mug = { isSwag: false, quantity: 2 };
const employee = { emailProved: true, kitRedeemed: false };
const order = { lines: [kit], user: employee, swagCouponApplied: true };

describe("kitRefusal", () => {
  test("a proved employee with the coupon and nothing but one kit has it", () => {
    expect(kitRefusal(order)).toBeNull();
  });

  test("has nothing to say of a cart without a kit", () => {
    for (const lines of [[], [mug], [mug, mug]])
      for (const user of [null, employee, { emailProved: false, kitRedeemed: true }])
        for (const swagCouponApplied of [true, false])
          expect(kitRefusal({ lines, user, swagCouponApplied })).toBeNull();
  });

  test.each([
    ["login", { user: null }],
    ["availed", { user: { emailProved: true, kitRedeemed: true } }],
    ["unproved", { user: { emailProved: false, kitRedeemed: false } }],
    ["mixed", { lines: [kit, mug] }],
    ["mixed", { lines: [mug, kit] }],
    ["one_only", { lines: [{ isSwag: true, quantity: 2 }] }],
    ["one_only", { lines: [kit, kit] }],
    ["coupon", { swagCouponApplied: false }],
  ])("refuses with %s", (expected, change) => {
    expect(kitRefusal({ ...order, ...change })).toBe(expected);
  });

  test("says one thing at a time, in the order in which a buyer can act on it", () => {
    const told: unknown[] = [];
    let tried: Parameters<typeof kitRefusal>[0] = {
      lines: [{ isSwag: true, quantity: 2 }, mug],
      user: null,
      swagCouponApplied: false,
    };
    const remedies: Partial<typeof tried>[] = [
      { user: { emailProved: false, kitRedeemed: true } },
      { user: { emailProved: false, kitRedeemed: false } },
      { user: employee },
      { lines: [{ isSwag: true, quantity: 2 }] },
      { lines: [kit] },
      { swagCouponApplied: true },
    ];
    for (const remedy of [{}, ...remedies]) {
      tried = { ...tried, ...remedy };
      told.push(kitRefusal(tried));
    }
    expect(told).toEqual(["login", "availed", "unproved", "mixed", "one_only", "coupon", null]);
  });
});

test("the messages are the specification's, letter by letter", () => {
  expect(kitMessages).toMatchObject({
    login: "Please login first to redeem you swag Kit.",
    availed:
      "It seems you have already availed your free SWAG kit.Please try out other items from available goodies.",
    mixed: "Remove other items from cart while redeeming your SWAG Kit.",
    coupon: "You cannot redeem your SWAG Kit without applying your SWAG COUPON.",
  });
});
