import { type Static, Type } from "typebox";
import { ExactText, NamedObject, PlanHash, PositiveId, Text } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { memberFilters } from "./members.ts";

/** Members in one file. Of a larger company, a file for each country or office. */
export const MAX_MEMBER_LINES = 2_000;

/** What a column of a file may say. Beside these `size:7`: the usual size of what the category 7 sells. */
export const memberCsvFields = [
  ...(["memberId", "source", "hrId", "firstName", "lastName", "fullName"] as const),
  ...(["companyEmail", "privateEmail", "startOn", "endOn", "otherEmployments"] as const),
  ...(["office", "country", "costCenter", "manager", "employmentKind"] as const),
] as const;
export type MemberCsvField = (typeof memberCsvFields)[number] | `size:${number}`;

const FieldName = Type.String({
  pattern: `^(${memberCsvFields.join("|")}|size:[1-9]\\d{0,8})$`,
  description: "size:7: the usual size of what the category 7 sells",
});

const column = Type.Integer({ minimum: 0, maximum: 500, description: "its place, from 0" });

export const MemberImportInput = NamedObject("MemberImportInput", {
  csv: ExactText(1_000_000, {
    minLength: 1,
    description: `up to ${MAX_MEMBER_LINES} lines of CSV below their headings; an empty cell changes nothing`,
  }),
  source: Type.String({ ...Text(40), description: "whose numbers the file has, where no column says it" }),
  columns: Type.Array(
    Type.Object({ column, field: Type.Union([FieldName, Type.Null()], { description: "null: left out" }) }),
    { maxItems: 501, description: "what a person says of columns, over what their headings say" },
  ),
  dateOrder: Type.Optional(
    Type.Enum(["day_first", "month_first"], {
      description: "answers the question of this name: how 3/4/2026 is meant",
    }),
  ),
  planHash: Type.Optional(PlanHash),
});
export type MemberImportInput = Static<typeof MemberImportInput>;

export const memberLineReasons = [
  ...(["nobody_named", "first_name_missing", "too_long", "number_cut", "broken_quote"] as const),
  ...(["email_invalid", "email_taken", "other_number", "several_members", "stands_above"] as const),
  ...(["member_unknown", "office_unknown", "country_unknown", "kind_unknown", "size_unknown"] as const),
  ...(["date_either", "no_such_day", "not_a_date", "two_days", "two_digit_year", "unknown_month"] as const),
  ...([
    "last_day_alone",
    "days_backwards",
    "begun_already",
    "days_shared",
    "employments_unreadable",
  ] as const),
] as const;
export type MemberLineReason = (typeof memberLineReasons)[number];

const MemberImportLine = NamedObject("MemberImportLine", {
  line: Type.Integer({ description: "line number, from 1" }),
  name: Type.String({ description: "who: the full name, else the number or an address" }),
  memberId: Type.Union([PositiveId, Type.Null()]),
  outcome: Type.Enum(["new", "changed", "unchanged", "refused"]),
  changes: Type.Array(
    Type.Object({
      field: Type.String({ description: "as in columns; emails, employments and sizes as a whole" }),
      before: Type.String(),
      after: Type.String(),
    }),
  ),
  reason: Type.Union([Type.Enum([...memberLineReasons]), Type.Null()], { description: "why it is refused" }),
  about: Type.String({ description: "the cell or what else the reason is about" }),
  unknownManager: Type.String({
    description: "a manager that names no member: who it is stays as it was. Empty: none",
  }),
});
export type MemberImportLine = Static<typeof MemberImportLine>;

const MemberImportColumn = NamedObject("MemberImportColumn", {
  column,
  heading: Type.String({ description: "empty: the file has no headings" }),
  example: Type.String({ description: "the first cell that is not empty" }),
  field: Type.Union([Type.String(), Type.Null()], { description: "null: left out" }),
  choices: Type.Array(Type.String(), {
    description: "what it may mean, where a person must say which; nothing is saved before",
  }),
});
export type MemberImportColumn = Static<typeof MemberImportColumn>;

export const MemberImport = NamedObject("MemberImport", {
  columns: Type.Array(MemberImportColumn),
  dateQuestion: Type.Union([
    Type.Object({
      cell: Type.String({ description: "a date of the file that may be read in two ways" }),
      dayFirst: Type.String({ description: "YYYY-MM-DD, when the day stands first" }),
      monthFirst: Type.String({ description: "YYYY-MM-DD, when the month stands first" }),
    }),
    Type.Null(),
  ]),
  needsSource: Type.Boolean({ description: "the file has numbers, and nothing says whose they are" }),
  sources: Type.Array(Type.String(), { description: "whose numbers members have already" }),
  lines: Type.Array(MemberImportLine),
  added: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  refused: Type.Integer({ description: "lines that are left out, also when the others are saved" }),
  planHash: Type.String({
    description: "the second call must send it; empty while a question is open, or nothing would change",
  }),
  isDone: Type.Boolean(),
});
export type MemberImport = Static<typeof MemberImport>;

const MemberExport = NamedObject("MemberExport", {
  csv: Type.String({ description: "a line for each member, with every field that an import can set" }),
  lines: Type.Integer(),
  isMore: Type.Boolean({ description: "true when there are more than fit into one file: filter them" }),
});

const members = { tag: "Admin: members", auth: "staff", roles: ["people", "admin"] } as const;

export const adminMemberCsv = {
  "GET /api/admin/members/export": {
    operationId: "exportMembers",
    ...members,
    summary: "Export members as CSV, with the filters of the list; the import reads the same format",
    query: Type.Object({ q: Type.Optional(Text(200)), ...memberFilters }),
    output: MemberExport,
    errors: [],
  },
  "POST /api/admin/member-imports": {
    operationId: "importMembers",
    ...members,
    summary:
      "Add and change members from the CSV of an HR system, all lines that can be saved or none; without the hash of a plan it only reports what each line becomes",
    maxBodyBytes: 4 * 1024 * 1024,
    body: MemberImportInput,
    output: MemberImport,
    errors: [
      ...(["too_many_lines", "version_conflict", "duplicate_entry", "email_taken"] as const),
      ...(["not_found", "email_invalid", "schedule_overlap"] as const),
      ...(["office_unknown", "country_unknown", "category_unknown"] as const),
    ],
  },
} as const satisfies Record<string, StaffRoute>;
