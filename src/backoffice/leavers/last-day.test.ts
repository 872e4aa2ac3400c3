import { expect, test } from "vitest";
import { lastDayIn } from "./last-day.ts";

test.each([
  ["asha@ledgerline.example", null],
  ["asha@ledgerline.example, 2026-12-31", "2026-12-31"],
  [`"Rao, Asha";2019-04-01;asha@ledgerline.example;2026-11-30`, "2026-11-30"],
  ["Asha 2, asha@ledgerline.example, 98200-00000", null],
  ["asha@ledgerline.example, 31.12.2026", "unclear"],
  ["asha@ledgerline.example, 3/4/2026", "unclear"],
  ["asha@ledgerline.example, 2026-02-30", "unclear"],
])("the last day in %s is %s", (line, lastDay) => {
  expect(lastDayIn(line)).toBe(lastDay);
});
