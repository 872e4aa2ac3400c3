import { type Static, Type } from "typebox";
import { ExactText, NamedObject, PlanHash, PositiveId, Timestamp } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";

/** More people than leave a large company in a month. A longer list must be split. */
export const MAX_LEAVERS = 500;

export const LeaversInput = NamedObject("LeaversInput", {
  emailsCsv: ExactText(200_000, {
    minLength: 1,
    description:
      "lines of CSV with the e-mail address and, where it is known, the last day, in any form that says which day it is; headings name the columns",
  }),
  emailColumn: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 500,
      description: "answers the question of this name: the place of the column, from 0",
    }),
  ),
  lastDayColumn: Type.Optional(
    Type.Integer({
      minimum: -1,
      maximum: 500,
      description: "as emailColumn; -1: no column has the last day",
    }),
  ),
  dateOrder: Type.Optional(
    Type.Enum(["day_first", "month_first"], {
      description: "answers the question of this name: how 3/4/2026 is meant",
    }),
  ),
  planHash: Type.Optional(PlanHash),
});
export type LeaversInput = Static<typeof LeaversInput>;

export const LeaverLine = NamedObject("LeaverLine", {
  line: Type.Integer({ description: "line number, from 1" }),
  email: Type.String({
    description:
      "the e-mail address; the whole line when it has none. A person's other accounts (lea+kit@ of lea@) are further lines of the same number",
  }),
  outcome: Type.Enum([
    "ends",
    "nothing_left",
    "unknown",
    "yourself",
    "duplicate",
    "malformed",
    "not_yet",
    "unclear_day",
  ]),
  lastDay: Type.Union([Type.String(), Type.Null()], {
    description: "the last day of work in the line (YYYY-MM-DD); nothing ends before it is over",
  }),
  unclear: Type.Union(
    [
      Type.Enum(["either", "no_such_day", "not_a_date", "two_days", "two_digit_year", "unknown_month"]),
      Type.Null(),
    ],
    { description: "of unclear_day: why its last day cannot be read; either: it may be two days" },
  ),
  personId: Type.Union([Type.Integer(), Type.Null()]),
  fullName: Type.String(),
  openLogins: Type.Integer(),
  codes: Type.Integer({ description: "personal codes that can still be used" }),
  kitOrders: Type.Array(Type.String(), { description: "numbers of the kit orders that will be cancelled" }),
  employments: Type.Array(
    Type.Object({ memberId: PositiveId, startOn: Type.String(), endOn: Type.String() }),
    {
      description:
        "employments of members with this address that end, each on its last day: that of the line, else the day before today",
    },
  ),
  staying: Type.Array(Type.String(), { description: "numbers of the open orders that continue" }),
});
export type LeaverLine = Static<typeof LeaverLine>;

const ListColumn = Type.Object({
  column: Type.Integer({ description: "its place, from 0" }),
  heading: Type.String({ description: "empty: the list has no headings" }),
  example: Type.String({ description: "the first cell that is not empty" }),
});
export const LeaversQuestion = Type.Union([
  Type.Object({
    about: Type.Enum(["email_column", "last_day_column"], { description: "several columns could be meant" }),
    columns: Type.Array(ListColumn),
  }),
  Type.Object({
    about: Type.Literal("date_order"),
    cell: Type.String({ description: "a date of the list that may be read in two ways" }),
    dayFirst: Type.String({ description: "YYYY-MM-DD, when the day stands first" }),
    monthFirst: Type.String({ description: "YYYY-MM-DD, when the month stands first" }),
  }),
]);
export type LeaversQuestion = Static<typeof LeaversQuestion>;

export const LeaversPlan = NamedObject("LeaversPlan", {
  questions: Type.Array(LeaversQuestion, {
    description:
      "what the list leaves open; nothing that depends on an answer ends before it is given with the next call",
  }),
  lines: Type.Array(LeaverLine),
  people: Type.Integer(),
  planned: Type.Integer({ description: "whose last day is not over: their access ends by itself after it" }),
  openLogins: Type.Integer(),
  codes: Type.Integer(),
  kitOrders: Type.Integer(),
  planHash: Type.String({ description: "a hash of this plan; the second call must send it" }),
  isDone: Type.Boolean(),
});
export type LeaversPlan = Static<typeof LeaversPlan>;

export const PlannedLeaver = NamedObject("PlannedLeaver", {
  id: PositiveId,
  email: Type.String(),
  lastDay: Type.String({ description: "YYYY-MM-DD: access lasts until this day is over" }),
  listedBy: Type.String({ description: "the e-mail address of who listed them" }),
  listedAt: Timestamp,
});
export type PlannedLeaver = Static<typeof PlannedLeaver>;

export const adminLeavers = {
  "GET /api/admin/leavers": {
    operationId: "listPlannedLeavers",
    tag: "Admin: people",
    auth: "staff",
    roles: ["admin"],
    summary: "Whose access ends by itself when their last day is over",
    output: Type.Object({
      planned: Type.Array(PlannedLeaver),
      timeZone: Type.String({ description: "IANA, of the store: in it the last days end" }),
    }),
    errors: [],
  },
  "POST /api/admin/leavers/{plannedLeaverId}/call-off": {
    operationId: "callOffLeaver",
    tag: "Admin: people",
    auth: "staff",
    roles: ["admin"],
    summary: "Somebody stays after all: their access goes on",
    params: Type.Object({ plannedLeaverId: PositiveId }),
    output: Type.Literal(200),
    errors: ["not_found"],
  },
  "POST /api/admin/leavers": {
    operationId: "offboardLeavers",
    tag: "Admin: people",
    auth: "staff",
    roles: ["admin"],
    summary:
      "Block people who have left the company and end their employments, logins, personal codes and open kit orders, all or none, and note who leaves later; or report what would end",
    body: LeaversInput,
    output: LeaversPlan,
    errors: ["too_many_lines", "version_conflict", "last_administrator"],
  },
} as const satisfies Record<string, StaffRoute>;
