import { type Static, Type } from "typebox";
import { ExactText, NamedObject, PlanHash, PositiveId, Timestamp } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";

/** More people than leave a large company in a month. A longer list must be split. */
export const MAX_LEAVERS = 500;

export const LeaversInput = NamedObject("LeaversInput", {
  emailsCsv: ExactText(200_000, {
    minLength: 1,
    description:
      "lines of CSV; the cell with an @ is the e-mail address, the latest date (YYYY-MM-DD) the last day, other cells are ignored",
  }),
  planHash: Type.Optional(PlanHash),
});
export type LeaversInput = Static<typeof LeaversInput>;

export const LeaverLine = NamedObject("LeaverLine", {
  line: Type.Integer({ description: "line number, from 1" }),
  email: Type.String({ description: "the e-mail address; the whole line when it has none" }),
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
  personId: Type.Union([Type.Integer(), Type.Null()]),
  fullName: Type.String(),
  openLogins: Type.Integer(),
  codes: Type.Integer({ description: "personal codes that can still be used" }),
  kitOrders: Type.Array(Type.String(), { description: "numbers of the kit orders that will be cancelled" }),
  staying: Type.Array(Type.String(), { description: "numbers of the open orders that continue" }),
});
export type LeaverLine = Static<typeof LeaverLine>;

export const LeaversPlan = NamedObject("LeaversPlan", {
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
    output: Type.Object({ planned: Type.Array(PlannedLeaver) }),
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
      "Block people who have left the company and end their logins, personal codes and open kit orders, all or none, and note who leaves later; or report what would end",
    body: LeaversInput,
    output: LeaversPlan,
    errors: ["too_many_lines", "version_conflict", "last_administrator"],
  },
} as const satisfies Record<string, StaffRoute>;
