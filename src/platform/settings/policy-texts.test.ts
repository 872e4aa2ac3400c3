import { expect, it } from "vitest";
import { demoSettings } from "../../../demo/catalogue/settings.ts";
import {
  dispatchDays,
  dispatchRange,
  isHome,
  metroDays,
  transportDays,
  transportRows,
  transportSentence,
  transportText,
  workingWeek,
  worldDays,
} from "./policy-texts.ts";
import { defaultSettings } from "./settings.ts";

const demo = { ...defaultSettings, ...demoSettings };

it("says the figures of the demo as the specification does", () => {
  expect([dispatchDays(demo), dispatchRange(demo), metroDays(demo), worldDays(demo)]).toEqual([
    "3 to 5 working days",
    "3-5",
    "3-4",
    "7-10",
  ]);
  expect(transportDays(demo, "india ")).toEqual({ first: 3, last: 7 });
  expect(transportDays(demo, "Japan")).toEqual({ first: 7, last: 10 });
});

it("has no home country where none is set, and shows one figure where both are the same", () => {
  const policy = { ...defaultSettings, dispatchDaysFrom: 2, dispatchDaysTo: 2 };
  expect([dispatchDays(policy), isHome(policy, "India"), isHome(policy, "")]).toEqual([
    "2 working days",
    false,
    false,
  ]);
});

it("has a singular where one day is set", () => {
  const policy = {
    ...demo,
    dispatchDaysFrom: 1,
    dispatchDaysTo: 1,
    metroDaysFrom: 1,
    metroDaysTo: 1,
    homeDaysFrom: 1,
    homeDaysTo: 1,
    worldDaysFrom: 1,
    worldDaysTo: 1,
  };
  expect(dispatchDays(policy)).toBe("1 working day");
  expect(transportText(policy, "India")).toBe("1 day to metro cities, 1 day elsewhere");
  expect(transportText(policy, "Japan")).toBe("1 day");
  expect(transportSentence(policy)).toBe(
    "1 day to metro cities in India, 1 day to other Indian locations and 1 day for international shipments",
  );
});

it("names a country's own time in the shipping policy and in mails", () => {
  const policy = { ...demo, deliveryTimes: [{ country: "Japan", daysFrom: 4, daysTo: 6 }] };
  expect(transportRows(policy)).toContainEqual(["Japan", "4-6"]);
  expect(transportText(policy, "Japan")).toBe("4-6 days");
  expect(transportText(policy, "India")).toBe("3-4 days to metro cities, 5-7 days elsewhere");
});

it("says which days of the week are working days", () => {
  expect(workingWeek(demo)).toBe("Monday to Friday");
  expect(workingWeek({ ...demo, workingWeekdays: [7, 1, 2] })).toBe("Monday, Tuesday and Sunday");
  expect(workingWeek({ ...demo, workingWeekdays: [1] })).toBe("Monday");
});
