import { expect, it } from "vitest";
import { monthBefore } from "./month-before.ts";

it("is the last month that is over, also in January and on a 31st", () => {
  expect(monthBefore(new Date(2027, 0, 3))).toBe("2026-12");
  expect(monthBefore(new Date(2026, 2, 31))).toBe("2026-02");
});
