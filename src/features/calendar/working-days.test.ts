import { expect, it } from "vitest";
import { workingDaysAgo } from "./working-days.ts";

// 23 November 2026 is a Monday. India is 5:30 hours ahead of UTC.
it.each([
  ["Monday", "2026-11-23T10:00:00+05:30", "2026-11-17"],
  ["Tuesday", "2026-11-24T10:00:00+05:30", "2026-11-18"],
  ["Friday", "2026-11-27T23:59:00+05:30", "2026-11-23"],
  ["Saturday", "2026-11-28T10:00:00+05:30", "2026-11-23"],
  ["Sunday", "2026-11-29T10:00:00+05:30", "2026-11-23"],
  ["Monday again", "2026-11-30T00:00:00+05:30", "2026-11-24"],
])("on a %s, five working days back (today counts) begin on the right day", (_, now, first) => {
  expect(workingDaysAgo(new Date(now), 5)).toEqual(new Date(`${first}T00:00:00+05:30`));
});
