import { expect, it } from "vitest";
import { lateBefore } from "./working-days.ts";

// 23 November 2026 is a Monday; India is 5:30 ahead.
it.each([
  ["Monday", "2026-11-23T10:00:00+05:30", "2026-11-17"],
  ["Tuesday", "2026-11-24T10:00:00+05:30", "2026-11-18"],
  ["Friday", "2026-11-27T23:59:00+05:30", "2026-11-23"],
  ["Saturday", "2026-11-28T10:00:00+05:30", "2026-11-23"],
  ["Sunday", "2026-11-29T10:00:00+05:30", "2026-11-23"],
  ["Monday again", "2026-11-30T00:00:00+05:30", "2026-11-24"],
])("on a %s five working days, the running one among them, begin with the right one", (_, now, first) => {
  expect(lateBefore(new Date(now), 5)).toEqual(new Date(`${first}T00:00:00+05:30`));
});
