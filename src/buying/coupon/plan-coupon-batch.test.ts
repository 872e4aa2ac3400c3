import { expect, it } from "vitest";
import { parseEmailList } from "../../platform/mail/parse-email-list.ts";
import { planCouponBatch } from "./plan-coupon-batch.ts";

const nothing = { withCode: new Set<string>(), withKit: new Set<string>(), blocked: new Set<string>() };
const pasted = parseEmailList("a@x.example\nb@x.example\nA@x.example\nnobody");

it("gives each e-mail address one code, and every other line a reason why it gets none", () => {
  expect(planCouponBatch(pasted, "swag", { ...nothing, withCode: new Set(["b@x.example"]) })).toEqual([
    { line: 1, email: "a@x.example", outcome: "ready" },
    { line: 2, email: "b@x.example", outcome: "has_code" },
    { line: 3, email: "a@x.example", outcome: "duplicate" },
    { line: 4, email: "nobody", outcome: "malformed" },
  ]);
});

it("skips a person who has a kit only when the code is for a kit", () => {
  const known = { ...nothing, withKit: new Set(["a@x.example"]) };
  expect(planCouponBatch(pasted, "swag", known)[0]?.outcome).toBe("has_kit");
  expect(planCouponBatch(pasted, "percent", known)[0]?.outcome).toBe("ready");
});

it("gives no code to a leaver, whatever else is known", () => {
  const all = new Set(["a@x.example"]);
  expect(planCouponBatch(pasted, "swag", { withCode: all, withKit: all, blocked: all })[0]?.outcome).toBe(
    "left",
  );
});
