import { expect, it } from "vitest";
import { createCalendar } from "../../platform/calendar/calendar.ts";
import { mayReportFault, returnableUntil } from "./return-window.ts";

const deliveredAt = new Date("2026-11-20T10:00:00Z"); // a Friday

it("goods may be returned for whole days after their delivery, to the millisecond", () => {
  expect(returnableUntil(deliveredAt, 7).toISOString()).toBe("2026-11-27T10:00:00.000Z");
  expect(returnableUntil(deliveredAt, 30).toISOString()).toBe("2026-12-20T10:00:00.000Z");
});

it("a fault may be reported for some working days", () => {
  const calendar = createCalendar("UTC");
  const may = (now: string) => mayReportFault(deliveredAt, 3, calendar, new Date(now));
  // Its days are Friday, Monday and Tuesday.
  const times = ["2026-11-20T10:00:00Z", "2026-11-24T23:59:59Z", "2026-11-25T00:00:00Z"];
  expect(times.map(may)).toEqual([true, true, false]);
});
