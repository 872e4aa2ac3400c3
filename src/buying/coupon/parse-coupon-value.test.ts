import { expect, it } from "vitest";
import { couponValue } from "./parse-coupon-value.ts";

it("a coupon takes off what its kind says, in hundredths of a percent or paise", () => {
  expect(couponValue("percent", { percent: 12.5 })).toEqual({ basis_points: 1250, amount_paise: 0 });
  expect(couponValue("percent", { percent: 0.07 })).toEqual({ basis_points: 7, amount_paise: 0 });
  expect(couponValue("fixed", { amount: 250.1 })).toEqual({ basis_points: 0, amount_paise: 250_10 });
  expect(couponValue("swag", {})).toEqual({ basis_points: 0, amount_paise: 0 });
});

it.each([
  ["percent", {}, "percent"],
  ["percent", { percent: 0 }, "percent"],
  ["fixed", { percent: 5 }, "percent"],
  ["swag", { percent: 5 }, "percent"],
  ["fixed", {}, "amount"],
  ["fixed", { amount: 0 }, "amount"],
  ["percent", { percent: 5, amount: 5 }, "amount"],
  ["swag", { amount: 5 }, "amount"],
] as const)("a %s coupon with %o is refused for its %s", (kind, input, field) => {
  const refused = couponValue(kind, input);
  expect(refused).toMatchObject({
    refused: "coupon_invalid",
    detail: expect.stringMatching(new RegExp(field, "i")),
  });
  expect("detail" in refused && refused.detail).toMatch(field === "percent" ? /^A percent/ : /^An amount/);
});
