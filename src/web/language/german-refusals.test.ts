import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { couponMessages } from "../../buying/coupon/coupon-messages.ts";
import { documentedErrors } from "../../contract/documented-errors.ts";
import { type RouteKey, routes } from "../../contract/routes.ts";
import { germanRefusals } from "./german-refusals.ts";

const sources = globSync("src/web/storefront/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const calls = (Object.keys(routes) as RouteKey[]).filter((key) => sources.includes(`"${key}"`));

it("every code that a call of the shop can give has a German text", () => {
  expect(calls.length).toBeGreaterThan(25);
  const codes = new Set(calls.flatMap((key) => documentedErrors(key, routes[key])));
  expect([...codes].filter((code) => !(code in germanRefusals)).sort()).toEqual([]);
});

it("every reason why a coupon does not apply has a German text", () => {
  expect(Object.values(couponMessages).filter((reason) => !(reason in germanRefusals))).toEqual([]);
});
