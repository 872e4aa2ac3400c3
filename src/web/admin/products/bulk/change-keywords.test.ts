import { expect, it } from "vitest";
import { changeKeywords } from "./change-keywords.ts";

it.each([
  ["mug, gift", "Diwali, GIFT", "", "mug, gift, Diwali"],
  ["mug, Gift ,desk", "", "gift, pen", "mug, desk"],
  ["", "autumn", "", "autumn"],
  ["autumn", "", "autumn", ""],
])("%j with %j and without %j is %j", (before, added, removed, after) => {
  expect(changeKeywords(before, added, removed)).toBe(after);
});
