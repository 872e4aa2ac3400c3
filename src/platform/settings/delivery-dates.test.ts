import { expect, it } from "vitest";
import { demoSettings } from "../../../demo/catalogue/settings.ts";
import { formatArrival, kitArrivalDays } from "./delivery-dates.ts";
import { formatDays } from "./format-days.ts";
import { defaultSettings } from "./settings.ts";

const rules = { timeZone: "Asia/Kolkata", policy: { ...defaultSettings, ...demoSettings } };

const at = (time: string) => Date.parse(time);

it.each([
  // Monday: dispatched Thursday to the Monday after, then 3 to 7 days.
  ["2026-11-16T10:00:00+05:30", "India", "22 – 30 Nov"],
  // Friday: the weekend does not count. Dispatched Wednesday to Friday.
  ["2026-11-20T10:00:00+05:30", "India", "28 Nov – 4 Dec"],
  // Saturday and Sunday give the same dates.
  ["2026-11-21T10:00:00+05:30", "India", "28 Nov – 4 Dec"],
  ["2026-11-22T10:00:00+05:30", "India", "28 Nov – 4 Dec"],
  ["2026-11-20T10:00:00+05:30", "Japan", "2 – 7 Dec"],
  // Across the end of the year.
  ["2026-12-21T10:00:00+05:30", "Others", "31 Dec – 7 Jan"],
])("an order of %s to %s arrives %s", (placedAt, country, dates) => {
  expect(formatArrival(country, at(placedAt), rules)).toBe(dates);
});

it("counts from the store's day, wherever the customer is", () => {
  // Still Sunday evening in New York, already Monday in Mumbai.
  expect(formatArrival("India", at("2026-11-15T18:45:00Z"), rules)).toBe(
    formatArrival("India", at("2026-11-16T12:00:00Z"), rules),
  );
  expect(formatArrival("India", at("2026-11-15T18:15:00Z"), rules)).toBe("21 – 27 Nov");
});

it("has times of its own for a country, and leaves out holidays and the store's own free days", () => {
  const policy = {
    ...rules.policy,
    deliveryTimes: [{ country: "Japan", daysFrom: 2, daysTo: 4 }],
    workingWeekdays: [1, 2, 3, 4, 5, 6],
    holidays: ["2026-11-17"],
  };
  // Monday: Tuesday is a holiday and Saturday works, so it leaves from Friday to Monday.
  expect(formatArrival("japan", at("2026-11-16T10:00:00+05:30"), { ...rules, policy })).toBe("22 – 27 Nov");
});

it.each([
  [null, "22 – 30 Nov"],
  ["2026-11-01", "22 – 30 Nov"],
  ["2026-11-23", "26 – 30 Nov"],
  ["2026-12-14", "17 – 21 Dec"],
])("a kit of an occasion that sends nothing before %s arrives %s", (dispatchFrom, dates) => {
  const now = at("2026-11-16T10:00:00+05:30");
  expect(formatDays(kitArrivalDays("India", { now, dispatchFrom }, rules), "en-GB")).toBe(dates);
});
