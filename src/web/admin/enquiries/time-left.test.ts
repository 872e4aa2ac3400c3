import { expect, it } from "vitest";
import { timeLeft } from "./time-left.ts";

const due = "2026-11-21T12:00:00.000Z";
const at = (minutesBefore: number) => Date.parse(due) - minutesBefore * 60_000;

it.each([
  [1440, "24 h left", false],
  [59, "59 min left", false],
  [0, "0 min left", false],
  [-1, "1 min overdue", true],
  [-90, "1 h overdue", true],
  [-3 * 1440, "3 days overdue", true],
])("%i minutes before it is due: %s", (minutes, text, isOverdue) => {
  expect(timeLeft(due, at(minutes))).toEqual({ text, isOverdue });
});
