import { describe, expect, it, test } from "vitest";
import { readLeavers } from "./read-leavers.ts";

const INDIA = "Asia/Kolkata";
type Choices = Parameters<typeof readLeavers>[1];
const read = (list: string, choices: Choices = {}) => readLeavers(list, choices, INDIA);
/** Each line's address and last day, or why it is none. */
const lines = (list: string, choices: Choices = {}) =>
  read(list, choices).rows.map(({ email, lastDay }) => [
    email,
    "day" in lastDay ? lastDay.day : lastDay.wrong,
  ]);
const abouts = (list: string, choices: Choices = {}) =>
  read(list, choices).questions.map(({ about }) => about);

const asha = "asha@ledgerline.example";
test.each([
  [asha, null],
  [`Asha Rao <${asha}>`, null],
  [`mailto:${asha}`, null],
  [`${asha}, 2026-12-31`, "2026-12-31"],
  [`${asha};31.12.2026`, "2026-12-31"],
  [`${asha}\t31-Dec-2026`, "2026-12-31"],
  [`${asha},"December 31, 2026"`, "2026-12-31"],
  [`${asha},2026-12-31T00:00:00+05:30`, "2026-12-31"],
  [`${asha},2026-12-31T20:00:00Z`, "two_days"],
  [`${asha},2027-02-29`, "no_such_day"],
  [`${asha},31.12.26`, "two_digit_year"],
  [`${asha},20261231`, "2026-12-31"],
  [`Asha 2, ${asha}, 98200-00000`, null],
  [`${asha} 2026-12-31`, "not_a_date"],
  [`${asha} until 31 Dec 2026`, "not_a_date"],
  [`${asha} (31. desember)`, "not_a_date"],
  [`${asha} 31/12`, "not_a_date"],
  [`${asha};31.12.`, "not_a_date"],
  [`${asha};Q4 2026`, "unknown_month"],
  [`${asha};end of the year`, "not_a_date"],
  [`${asha};bis Ende März`, "not_a_date"],
  [`April Mai;${asha};+49 30 1234-5678`, null],
  [`"Jan Berg, room 12.4",${asha}`, null],
])("%s ends on %s", (line, lastDay) => {
  expect(lines(line)).toEqual([[asha, lastDay]]);
});

describe("a list with headings", () => {
  it("has its last day under the heading that says so, not the latest date of a line", () => {
    const list = `Name,E-mail,Joined,Last working day,Review date\nAsha,${asha},2019-04-01,2026-11-30,2027-01-15`;
    expect(lines(list)).toEqual([[asha, "2026-11-30"]]);
    expect(abouts(list)).toEqual([]);
  });

  it("may stand below a title", () => {
    const list = `Leavers in December\n\nName;E-Mail;Austrittsdatum\nAsha;${asha};31.12.2026`;
    expect(lines(list)).toEqual([[asha, "2026-12-31"]]);
    expect(abouts(list)).toEqual([]);
  });

  it("has the person's address under the heading that says so, not the manager's", () => {
    const list = `Manager,Work email\nboss@ledgerline.example,${asha}`;
    expect(lines(list)).toEqual([[asha, null]]);
  });

  it("reads a spreadsheet's numbers of days and refuses words under it", () => {
    const list = `Email,Leaving date\n${asha},46387\nlea@ledgerline.example,soon`;
    expect(lines(list)).toEqual([
      [asha, "2026-12-31"],
      ["lea@ledgerline.example", "not_a_date"],
    ]);
  });
});

describe("what may be read in two ways is asked", () => {
  it("which column has the last day, until a person says it", () => {
    const list = `Mail,From,Until\n${asha},2019-04-01,2026-11-30`;
    expect(read(list).questions).toEqual([
      {
        about: "last_day_column",
        columns: [
          { column: 1, heading: "From", example: "2019-04-01" },
          { column: 2, heading: "Until", example: "2026-11-30" },
        ],
      },
    ]);
    expect(lines(list)).toEqual([[asha, "either"]]);
    expect(lines(list, { lastDayColumn: 2 })).toEqual([[asha, "2026-11-30"]]);
    expect(lines(list, { lastDayColumn: -1 })).toEqual([[asha, null]]);
    expect(abouts(list, { lastDayColumn: 2 })).toEqual([]);
  });

  it("whether the only date of a list is the last day, where its heading says something else", () => {
    const list = `Email,Joined\n${asha},2019-04-01`;
    expect(read(list).questions).toEqual([
      { about: "last_day_column", columns: [{ column: 1, heading: "Joined", example: "2019-04-01" }] },
    ]);
    expect(lines(list)).toEqual([[asha, "either"]]);
    expect(lines(list, { lastDayColumn: -1 })).toEqual([[asha, null]]);
  });

  it("whether a number is a spreadsheet's day, where no heading says so", () => {
    for (const list of [`${asha},46387`, `Email,Until\n${asha},46387`, `Email,No.\n${asha},46387`]) {
      expect(abouts(list)).toEqual(["last_day_column"]);
      expect(lines(list)).toEqual([[asha, "either"]]);
      expect(lines(list, { lastDayColumn: 1 })).toEqual([[asha, "2026-12-31"]]);
      expect(lines(list, { lastDayColumn: -1 })).toEqual([[asha, null]]);
    }
    // Numbers that are no days of these years ask nothing.
    expect(abouts(`${asha},1207`)).toEqual([]);
  });

  it("whose address it is, where the heading does not say that it is the person's", () => {
    const list = `Name,Manager\nAsha,boss@ledgerline.example`;
    expect(abouts(list)).toEqual(["email_column"]);
    expect(lines(list)).toEqual([[null, null]]);
    expect(lines(list, { emailColumn: 1 })).toEqual([["boss@ledgerline.example", null]]);
  });

  it("which of two addresses leaves; a line with one is read", () => {
    const list = `${asha},asha@home.example\nlea@ledgerline.example,`;
    expect(abouts(list)).toEqual(["email_column"]);
    expect(lines(list)).toEqual([
      [null, null],
      ["lea@ledgerline.example", null],
    ]);
    expect(lines(list, { emailColumn: 0 })[0]).toEqual([asha, null]);
  });

  it("whether the day or the month stands first, where no line shows it", () => {
    const list = `${asha},3/4/2026\nlea@ledgerline.example,5/6/2026`;
    expect(read(list).questions).toEqual([
      {
        about: "date_order",
        cell: "3/4/2026",
        dayFirst: "2026-04-03",
        monthFirst: "2026-03-04",
      },
    ]);
    expect(lines(list)[0]).toEqual([asha, "either"]);
    expect(lines(list, { dateOrder: "month_first" })[0]).toEqual([asha, "2026-03-04"]);
    expect(lines(`${list}\nmia@ledgerline.example,13/6/2026`)[0]).toEqual([asha, "2026-04-03"]);
  });
});
