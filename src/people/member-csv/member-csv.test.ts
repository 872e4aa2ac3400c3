import { describe, expect, it } from "vitest";
import { address, input, places } from "../../../tests/support/member-file.ts";
import type { MemberImportInput } from "../../contract/admin/member-csv.ts";
import type { MemberId } from "../../contract/ids.ts";
import type { KnownCompany, KnownMember } from "./known-company.ts";
import { planMemberImport } from "./plan-member-import.ts";
import { readMemberFile } from "./read-member-lines.ts";

const asha: KnownMember = {
  memberId: 7 as MemberId,
  version: 1,
  source: "Workday",
  hrId: "0012",
  firstName: "Asha",
  lastName: "Rao",
  officeId: 1,
  countryCode: "NO",
  costCenter: "",
  managerId: null,
  employmentKind: "permanent",
  emails: [address("asha@home.example", "private")],
  employments: [{ startOn: "2026-12-01", endOn: null }],
  sizes: [{ categoryId: 5, size: "M" }],
};
function plan(
  csv: string,
  { members = [asha], ...more }: Partial<MemberImportInput> & Partial<KnownCompany> = {},
) {
  const asked = input(csv, more as Partial<MemberImportInput>);
  const file = readMemberFile(asked, places);
  return { file, lines: planMemberImport(file.lines, { ...places, members, source: asked.source }) };
}
const reason = (csv: string, more?: Parameters<typeof plan>[1]) => {
  const [line] = plan(csv, more).lines;
  return line?.outcome === "refused" ? [line.line, line.reason, line.about] : line?.outcome;
};

describe("the columns of a file", () => {
  it.each([
    ["Employee_ID*", "hrId"],
    ["Personalnummer", "hrId"],
    ["Employee #", "hrId"],
    ["Vorname", "firstName"],
    ["Legal Last Name", "lastName"],
    ["Work Email", "companyEmail"],
    ["Primary Work Email", "companyEmail"],
    ["E-Mail (dienstlich)", "companyEmail"],
    ["E-Mail (privat)", "privateEmail"],
    ["Private E-Mail-Adresse", "privateEmail"],
    ["Hire Date", "startOn"],
    ["Eintrittsdatum", "startOn"],
    ["Termination Date", "endOn"],
    ["Standort", "office"],
    ["Kostenstelle", "costCenter"],
    ["Manager ID", "manager"],
    ["Worker Type", "employmentKind"],
    ["T-Shirt Size", "size:5"],
    ["Salary", null],
    ["Original hire date", null],
  ])("%s is %s", (heading, field) => {
    expect(plan(`Country,${heading}\nIN,x`).file.columns[1]).toMatchObject({ field, choices: [] });
  });

  it("have the family name under 'Name' beside a first name, and the full name without one", () => {
    const fields = (csv: string) => plan(csv).file.columns.map(({ field }) => field);
    expect(fields("Nr;Name;Vorname\n1;Rao;Asha")).toEqual([null, "lastName", "firstName"]);
    expect(fields("Name,Surname,First name\nx,Rao,Asha")).toEqual(["fullName", "lastName", "firstName"]);
    expect(fields("Country,Name\nIN,Asha Rao")).toEqual(["country", "fullName"]);
  });

  it("are asked about, where a heading may mean two things or two mean one", () => {
    const { file } = plan("Number,Email,Start date,Hire date\n12,a@b.example,2026-01-01,2026-02-01");
    expect(file.columns.map(({ choices }) => choices)).toEqual([
      [],
      ["companyEmail", "privateEmail"],
      ["startOn"],
      ["startOn"],
    ]);
    const columns = [
      { column: 1, field: "privateEmail" },
      { column: 3, field: null },
    ];
    const chosen = plan("Number,Email,Start date,Hire date\n12,a@b.example,2026-01-01,2026-02-01", {
      columns,
    });
    expect(chosen.file.columns.map(({ field }) => field)).toEqual(["hrId", "privateEmail", "startOn", null]);
    expect(chosen.file.columns.flatMap(({ choices }) => choices)).toEqual([]);
  });
});

describe("each line", () => {
  it("is somebody new, a change with before and after, nothing, or a refusal with its line", () => {
    const { lines } = plan(
      [
        "Employee ID;First name;Last name;Work e-mail;Start date;Manager",
        "0012;Asha;Rao-Lind;asha@ledgerline.example;15-Dec-2026;0013",
        "0013;Zoë;Lind;zoe@ledgerline.example;46357;",
        ";Nobody;Atall;;;",
      ].join("\n"),
    );
    expect(lines.map(({ line, outcome, reason: why }) => [line, outcome, why])).toEqual([
      [2, "changed", null],
      [3, "new", null],
      [4, "refused", "nobody_named"],
    ]);
    expect(lines[0]?.changes).toEqual([
      { field: "lastName", before: "Rao", after: "Rao-Lind" },
      {
        field: "emails",
        before: "asha@home.example (private)",
        after: "asha@home.example (private), asha@ledgerline.example (company)",
      },
      { field: "employments", before: "2026-12-01/..", after: "2026-12-15/.." },
      { field: "manager", before: "", after: "0013" },
    ]);
    expect(lines[0]?.managerLine).toBe(3);
    expect(lines[1]?.input?.employments).toEqual([{ startOn: "2026-12-01", endOn: null }]);
    expect(plan("Number,First name\n0012,Asha").lines[0]?.outcome).toBe("unchanged");
  });

  it("is found by the number within its source, else by an address, and never by two things", () => {
    const other = {
      ...asha,
      memberId: 8 as MemberId,
      hrId: "0077",
      emails: [address("o@home.example", "private")],
    };
    const members = [asha, other];
    const head = "Number,First name,Private e-mail\n";
    expect(plan(`${head},Asha,Asha@Home.example`).lines[0]?.memberId).toBe(7);
    expect(plan(`${head}0012,Asha,`, { source: "Personio" }).lines[0]?.memberId).toBe(null);
    expect(reason(`${head}0012,Asha,o@home.example`, { members })).toEqual([
      2,
      "email_taken",
      "o@home.example",
    ]);
    expect(reason(`${head},Asha,o@home.example asha@home.example`, { members })?.[1]).toBe("several_members");
    expect(reason(`${head}0099,Asha,asha@home.example`)).toEqual([2, "other_number", "0012 (Workday)"]);
    expect(plan(`${head}0012,Asha,\n,Asha,asha@home.example`).lines[1]).toMatchObject({
      reason: "stands_above",
      about: "2",
    });
  });

  it.each([
    ["First day", "03/04/2026", "date_either"],
    ["First day", "31/02/2026", "no_such_day"],
    ["First day", "soon", "not_a_date"],
    ["First day", "2026-12-01T16:00:00-08:00", "two_days"],
    ["First day", "1-Dec-26", "two_digit_year"],
    ["First day", "1-Foo-2026", "unknown_month"],
    ["First day", "2025-01-01", "changed"],
    ["Last day", "2026-11-30", "days_backwards"],
    ["Office", "Atlantis", "office_unknown"],
    ["Country", "Germny", "country_unknown"],
    ["Country", "Korea", "country_unknown"],
    ["Employment", "Full-time", "kind_unknown"],
    ["T-Shirt size", "M?", "size_unknown"],
    ["Work e-mail", "asha at home@", "email_invalid"],
    ["Member", "99", "member_unknown"],
    ["Cost centre", "x".repeat(61), "too_long"],
    ["Other employments", "2019", "employments_unreadable"],
    ["Other employments", "2026-12-24/..", "days_shared"],
  ])("with a %s of %s is %s", (heading, cell, expected) => {
    const found = reason(`Number,First name,${heading}\n0012,Asha,"${cell}"`);
    expect(Array.isArray(found) ? found[1] : found).toBe(expected);
  });

  it("reads a number that lost its digits as none, and needs a first name of somebody new", () => {
    expect(reason('Number,First name\n"1,23457E+11",Asha')?.[1]).toBe("number_cut");
    expect(reason("Number,Last name\n4711,Rao")?.[1]).toBe("first_name_missing");
  });

  it("begins another employment of who comes back, and never moves the first day of one who is here", () => {
    const here = { ...asha, employments: [{ startOn: "2024-03-01", endOn: null }] };
    const left = { ...asha, employments: [{ startOn: "2024-03-01", endOn: "2025-03-01" }] };
    const csv = "Number,First day,Last day\n0012,2027-01-04,";
    expect(reason(csv, { members: [here] })).toEqual([2, "begun_already", "2024-03-01"]);
    expect(plan(csv, { members: [left] }).lines[0]?.input?.employments).toEqual([
      ...left.employments,
      { startOn: "2027-01-04", endOn: null },
    ]);
    const ends = "Number,First day,Last day\n0012,2024-03-01,31.12.2026";
    expect(plan(ends, { members: [here] }).lines[0]?.changes).toEqual([
      { field: "employments", before: "2024-03-01/..", after: "2024-03-01/2026-12-31" },
    ]);
    expect(reason("Number,Last day\n9,2026-12-31", { members: [] })?.[1]).toBe("first_name_missing");
    expect(reason("Number,First name,Last day\n9,A,2026-12-31", { members: [] })?.[1]).toBe("last_day_alone");
  });

  it("reads midnight with a zone by the clock of the office, and asks where the store's says otherwise", () => {
    const read = (office: string, cell: string) =>
      plan(`Number,First name,Office,First day\n4711,A,${office},${cell}`, { members: [] }).lines[0];
    expect(read("Oslo", "2026-11-30T23:00:00Z")?.input?.employments[0]?.startOn).toBe("2026-12-01");
    expect(read("Oslo", "2026-11-30T18:30:00Z")?.reason).toBe("two_days");
    expect(read("", "2026-11-30T18:30:00Z")?.input?.employments[0]?.startOn).toBe("2026-12-01");
  });

  it("keeps a manager whom nobody knows out, and says so", () => {
    const { lines } = plan("Number,First name,Manager\n0012,Asha,Zoë Lind\n5,Bo,x@y.example");
    expect(lines.map(({ unknownManager }) => unknownManager)).toEqual(["Zoë Lind", "x@y.example"]);
    expect(lines[0]?.outcome).toBe("unchanged");
    const refused = plan("Number,First name,Manager\n0012,Asha,0013\n0013,,").lines;
    expect(refused[0]).toMatchObject({ outcome: "unchanged", unknownManager: "0013" });
  });
});
