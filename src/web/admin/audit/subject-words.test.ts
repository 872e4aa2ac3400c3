import { expect, it } from "vitest";
import { subjectText } from "./subject-words.ts";

it("names what was changed in words, and what it does not know as the API does", () => {
  expect(subjectText({ subject: "coupon-batches", subjectId: "7" })).toBe("Coupon batches 7");
  expect(subjectText({ subject: "settings", subjectId: "" })).toBe("Settings");
  expect(subjectText({ subject: "things of tomorrow", subjectId: "1" })).toBe("things of tomorrow 1");
});
