import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readDateColumn } from "./date-column.ts";
import { readDate } from "./read-date.ts";

const INDIA = "Asia/Kolkata";
const read = (cell: string, timeZone = INDIA) => {
  const found = readDate(cell, timeZone);
  if (found.kind === "day") return found.day;
  if (found.kind === "either") return [found.dayFirst, found.monthFirst];
  return found.kind === "wrong" ? found.why : null;
};

test.each([
  "2026-12-31",
  "2026/12/31",
  "2026.12.31.",
  "20261231",
  "31.12.2026",
  "31/12/2026",
  "12/31/2026",
  "31-12-2026",
  "31-Dec-2026",
  "31 Dec 2026",
  "31. Dez. 2026",
  "31. Dezember 2026",
  "31 décembre 2026",
  "31 de diciembre de 2026",
  "31 grudnia 2026",
  "December 31, 2026",
  "Dec 31st, 2026",
  "Thursday, 31 December 2026",
  "２０２６-１２-３１",
  " 2026-12-31 ",
  "2026-12-31T00:00:00+05:30",
  "2026-12-31T00:00:00Z",
  "2026-12-31T00:00:00.000-08:00",
  "2026-12-30T18:30:00Z",
  "2026-12-31 17:00:00",
  "31/12/2026 12:00 AM",
  "2026-12-31T17:00:00+05:30",
  "31/12/2026, 23:59",
  "2026-12-31Z",
  "2026-12-31-08:00",
  "2026-12-31+05:30",
])("%s is the last day of 2026", (cell) => {
  expect(read(cell)).toBe("2026-12-31");
});

test.each([
  ["3/4/2026", ["2026-04-03", "2026-03-04"]],
  ["3.4.2026", "2026-04-03"],
  ["4/4/2026", "2026-04-04"],
  ["2027-02-29", "no_such_day"],
  ["31.04.2026", "no_such_day"],
  ["99/99/2026", "no_such_day"],
  ["31.12.26", "two_digit_year"],
  ["31-Dec-26", "two_digit_year"],
  ["31 Brumaire 2026", "unknown_month"],
  ["31 listopad 2026", "unknown_month"],
  ["2026-12-31T20:00:00Z", "two_days"],
  ["Asha Rao", null],
  ["+91 98200 00000", null],
  ["T-1000-2026", null],
  ["", null],
  ["12", null],
])("%s is %s", (cell, found) => {
  expect(read(cell)).toEqual(found);
});

it("reads every day in every form that a language writes with the month's name", () => {
  const days = fc.date({
    min: new Date("1990-01-01T00:00:00Z"),
    max: new Date("2060-12-31T00:00:00Z"),
    noInvalidDate: true,
  });
  const languages = fc.constantFrom(
    "en-GB",
    "en-US",
    "de",
    "fr",
    "es",
    "it",
    "pt",
    "nl",
    "nb",
    "sv",
    "da",
    "fi",
    "cs",
  );
  const styles = fc.constantFrom("long", "medium") as fc.Arbitrary<"long" | "medium">;
  fc.assert(
    fc.property(days, languages, styles, (at, language, dateStyle) => {
      const written = at.toLocaleDateString(language, { dateStyle, timeZone: "UTC" });
      const day = at.toISOString().slice(0, 10);
      const found = read(written);
      // A language may write its short months in digits: then it may be two days, of which one is right.
      if (Array.isArray(found)) expect(found).toContain(day);
      else expect(found, `${written} in ${language}`).toBe(day);
    }),
    { numRuns: 500 },
  );
});

describe("a column of dates", () => {
  const days = (cells: readonly string[], order?: "day_first" | "month_first") =>
    readDateColumn(cells, { timeZone: INDIA, order }).cells.map((cell) =>
      "day" in cell ? cell.day : cell.wrong,
    );

  it("is read by the convention that its other dates show", () => {
    expect(days(["3/4/2026", "", "13/4/2026"])).toEqual(["2026-04-03", null, "2026-04-13"]);
    expect(days(["3/4/2026", "4/13/2026"])).toEqual(["2026-03-04", "2026-04-13"]);
  });

  it("is asked about where nothing shows it, or its dates contradict each other", () => {
    const column = readDateColumn(["", "3/4/2026", "5/6/2026"], { timeZone: INDIA });
    expect(column.question).toMatchObject({
      cell: "3/4/2026",
      dayFirst: "2026-04-03",
      monthFirst: "2026-03-04",
    });
    expect(days(["3/4/2026", "5/6/2026"])).toEqual(["either", "either"]);
    expect(days(["3/4/2026", "13/4/2026", "4/13/2026"])).toEqual(["either", "2026-04-13", "2026-04-13"]);
  });

  it("takes the answer of a person", () => {
    expect(days(["3/4/2026"], "month_first")).toEqual(["2026-03-04"]);
    expect(readDateColumn(["3/4/2026"], { timeZone: INDIA, order: "day_first" }).question).toBeUndefined();
  });

  it("reads the numbers that a spreadsheet leaves of dates, and refuses other words", () => {
    expect(days(["46387", "46387.0", "soon", "31.12.26"])).toEqual([
      "2026-12-31",
      "2026-12-31",
      "not_a_date",
      "two_digit_year",
    ]);
  });
});
