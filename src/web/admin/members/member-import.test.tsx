// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart, refusal } from "../../../../tests/support/admin-in-dom.tsx";
import type {
  MemberImport,
  MemberImportInput,
  MemberImportLine,
} from "../../../contract/admin/member-csv.ts";
import { lineInWords } from "./member-import-labels.ts";
import { MemberImportPage } from "./member-import-page.tsx";

afterEach(cleanup);

const line: MemberImportLine = {
  line: 2,
  name: "Asha Rao",
  memberId: 7,
  outcome: "changed",
  changes: [{ field: "employments", before: "2026-12-01/..", after: "2026-12-15/2027-01-31" }],
  reason: null,
  about: "",
  unknownManager: "",
};
const column = { column: 0, heading: "Employee ID", example: "E-2", field: "hrId", choices: [] };
const mail = {
  column: 1,
  heading: "Mail",
  example: "asha@home.example",
  field: null,
  choices: ["companyEmail", "privateEmail"],
};
const plan: MemberImport = {
  columns: [column],
  dateQuestion: null,
  needsSource: false,
  sources: ["Workday"],
  lines: [
    line,
    { ...line, line: 3, outcome: "refused", changes: [], reason: "no_such_day", about: "31/02/2026" },
  ],
  added: 0,
  changed: 1,
  unchanged: 0,
  refused: 1,
  planHash: "seal",
  isDone: false,
};
const choices = { offices: [], countries: [], categories: [{ id: 5, name: "Shirts", sizes: ["M"] }] };

function open(plans: readonly (MemberImport | Response)[]) {
  const left = [...plans];
  const page = openAdminPart(
    <MemberImportPage />,
    ({ path }) => (path === "/api/admin/member-imports" ? left.shift() : choices),
    { resource: "member-imports", role: "people" },
  );
  const check = async (csv = "Employee ID\nE-2") => {
    await page.user.click(screen.getByLabelText("Members"));
    await page.user.paste(csv);
    await page.user.click(screen.getByRole("button", { name: "Check the file" }));
  };
  return {
    ...page,
    check,
    sent: () => page.sentTo("/api/admin/member-imports").map(({ body }) => body as MemberImportInput),
  };
}

it("shows what each line becomes, and saves it by a second press that sends the seal of what was shown", async () => {
  const { user, check, sent } = open([plan, { ...plan, isDone: true, planHash: "" }]);
  await check();
  expect(await screen.findByText("0 new, 1 changed, 0 unchanged, 1 left out.")).toBeTruthy();
  const rows = within(screen.getByRole("region", { name: "Line by line" })).getAllByRole("row");
  expect(rows[1]?.textContent).toBe("3Asha RaoLeft outa day that does not exist: 31/02/2026"); // said once
  expect(rows[2]?.textContent).toContain(
    "Employments: from Tuesday, 1 December 2026 becomes Tuesday, 15 December 2026 to Sunday, 31 January 2027",
  );
  await user.click(screen.getByRole("button", { name: "Save all of it" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("0 members are added and 1 is changed, all or none.");
  await user.click(within(dialog).getByRole("button", { name: "Save all of it" }));
  expect(await screen.findByText("0 added, 1 changed, 0 unchanged, 1 left out.")).toBeTruthy();
  expect(sent().map(({ planHash }) => planHash)).toEqual([undefined, "seal"]);
  expect(screen.queryByRole("button", { name: "Save all of it" })).toBeNull();
});

it("asks what a column says and which day is meant, and saves nothing before", async () => {
  const asked = {
    ...plan,
    columns: [column, mail],
    dateQuestion: { cell: "03/04/2026", dayFirst: "2026-04-03", monthFirst: "2026-03-04" },
    planHash: "",
  };
  const { user, check, sent } = open([
    asked,
    { ...asked, columns: [column, { ...mail, field: "privateEmail", choices: [] }] },
    plan,
  ]);
  await check();
  await user.click(await screen.findByRole("combobox", { name: "Mail" }));
  expect(screen.queryByRole("button", { name: "Save all of it" })).toBeNull();
  await user.click(screen.getByRole("option", { name: "Private e-mail address" }));
  await user.click(await screen.findByRole("radio", { name: "Wednesday, 4 March 2026" }));
  expect(await screen.findByRole("button", { name: "Save all of it" })).toBeTruthy();
  expect(sent().map(({ columns, dateOrder }) => [columns, dateOrder])).toEqual([
    [[], undefined],
    [[{ column: 1, field: "privateEmail" }], undefined],
    [[{ column: 1, field: "privateEmail" }], "month_first"],
  ]);
});

it("shows a refusal at the file, and hides a plan once the file is another", async () => {
  const { user, check } = open([
    refusal("too_many_lines", "Please give up to 2000 members at once.", 422),
    plan,
  ]);
  await check();
  expect(await screen.findByText("Please give up to 2000 members at once.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Check the file" }));
  expect(await screen.findByText("3. What each line becomes")).toBeTruthy();
  await user.type(screen.getByLabelText("Members"), "x");
  expect(screen.queryByText("3. What each line becomes")).toBeNull();
});

it("says of somebody new what is known, and of an unknown manager that nothing changes", () => {
  const changes = [
    { field: "emails", before: "", after: "a@b.example (company)" },
    { field: "employmentKind", before: "", after: "intern" },
  ];
  expect(lineInWords({ ...line, outcome: "new", changes, unknownManager: "E-9" })).toEqual([
    "E-mail addresses: a@b.example (Company’s)",
    "Employment: Intern",
    "The manager E-9 is nobody who is known, and stays as it was.",
  ]);
  expect(lineInWords({ ...line, outcome: "unchanged", changes: [] })).toEqual(["Nothing changes."]);
});
