import { expect, test } from "vitest";
import { ageOf } from "./age.ts";

test.each([
  ["2026-11-22T09:30:00Z", "just now"],
  ["2026-11-22T09:00:00Z", "1 hour"],
  ["2026-11-21T10:30:00Z", "23 hours"],
  ["2026-11-21T10:00:00Z", "1 day"],
  ["2026-11-12T10:00:00Z", "10 days"],
])("the age of %s is %s", (since, age) => {
  expect(ageOf(since, undefined, Date.parse("2026-11-22T10:00:00Z"))).toBe(age);
});
