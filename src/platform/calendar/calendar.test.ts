import { describe, expect, it } from "vitest";
import { createCalendar } from "./calendar.ts";

const india = createCalendar("Asia/Kolkata");
const berlin = createCalendar("Europe/Berlin");

describe("the store's calendar", () => {
  it.each([
    ["2026-11-22T18:29:59Z", "2026-11-22", "2026-11-22"],
    ["2026-11-22T18:30:00Z", "2026-11-23", "2026-11-22"],
    ["2026-11-22T23:00:00Z", "2026-11-23", "2026-11-23"],
  ])("puts %s on %s in India and on %s in Berlin", (at, inIndia, inBerlin) => {
    expect([india, berlin].map((calendar) => calendar.dayOf(new Date(at)))).toEqual([inIndia, inBerlin]);
  });

  it("has days of 23 and 25 hours where the clocks change", () => {
    const hours = (day: string) =>
      (berlin.endOfDay(day).getTime() - berlin.startOfDay(day).getTime()) / 3_600_000;
    expect(["2026-03-28", "2026-03-29", "2026-10-25"].map(hours)).toEqual([24, 23, 25]);
    expect(india.startOfDay("2026-11-23")).toEqual(new Date("2026-11-23T00:00:00+05:30"));
  });

  it("takes the last day of the month for a day that the month lacks", () => {
    expect(india.startOfDay("2026-02-31")).toEqual(new Date("2026-02-28T00:00:00+05:30"));
  });

  // 23 November 2026 is a Monday.
  it.each([
    ["Monday", "2026-11-23T10:00:00+05:30", "2026-11-17"],
    ["Tuesday", "2026-11-24T10:00:00+05:30", "2026-11-18"],
    ["Friday", "2026-11-27T23:59:00+05:30", "2026-11-23"],
    ["Saturday", "2026-11-28T10:00:00+05:30", "2026-11-23"],
    ["Sunday", "2026-11-29T10:00:00+05:30", "2026-11-23"],
    ["Monday again", "2026-11-30T00:00:00+05:30", "2026-11-24"],
  ])("on a %s, five working days back (today counts) begin on the right day", (_, now, first) => {
    expect(india.workingDaysAgo(new Date(now), 5)).toEqual(new Date(`${first}T00:00:00+05:30`));
  });

  it.each([
    ["2026-03-31T18:29:59Z", "25-26"],
    ["2026-03-31T18:30:00Z", "26-27"],
    ["2026-12-31T20:00:00Z", "26-27"],
    ["2100-01-15T00:00:00Z", "99-00"],
  ])("counts %s to the financial year %s", (at, year) => {
    expect(india.financialYear(new Date(at))).toBe(year);
  });

  it.each([
    ["2026-12-31T22:59:59Z", "2026"],
    ["2026-12-31T23:00:00Z", "2027"],
  ])("counts %s to the calendar year %s where the books are not kept in rupees", (at, year) => {
    const inEuro = createCalendar("Europe/Berlin", {
      workingWeekdays: [1, 2, 3, 4, 5],
      holidays: [],
      baseCurrency: "EUR",
    });
    expect(inEuro.financialYear(new Date(at))).toBe(year);
  });

  it("writes days and minutes by the same clock", () => {
    const at = new Date("2026-11-22T18:30:00Z");
    expect(india.formatDay(at)).toBe("23 Nov 2026");
    expect(india.formatMinute(at)).toBe("23 November 2026 at 00:00 (India Standard Time)");
    expect(berlin.formatDay(at)).toBe("22 Nov 2026");
  });
});

it("does not count holidays and the store's own free days as working days", () => {
  const sixDays = createCalendar("Asia/Kolkata", {
    workingWeekdays: [1, 2, 3, 4, 5, 6],
    holidays: ["2026-11-19"],
    baseCurrency: "INR",
  });
  // From Monday back: Saturday 21, Friday 20, and Wednesday 18, because Thursday is a holiday.
  expect(sixDays.workingDaysAgo(new Date("2026-11-23T06:00:00Z"), 4).toISOString()).toBe(
    "2026-11-17T18:30:00.000Z",
  );
});
