import { type Static, Type } from "typebox";
import type { StaffRoute } from "../route.ts";

/** A month's leavers of a large company; a longer list is done in pieces. */
export const MOST_LEAVERS = 500;

export const LeaversInput = Type.Object({
  addresses: Type.String({
    minLength: 1,
    maxLength: 200_000,
    description: "lines of a CSV; the cell with an @ is the address, all others are ignored",
  }),
  seal: Type.Optional(
    Type.String({
      maxLength: 64,
      description: "of the trial that was looked at; left out: only say what would end",
    }),
  ),
});
export type LeaversInput = Static<typeof LeaversInput>;

export const LeaverLine = Type.Object({
  line: Type.Integer({ description: "of the text, from 1 on" }),
  email: Type.String({ description: "the address; of a line that has none, the line" }),
  outcome: Type.Enum(["ends", "nothing_left", "unknown", "yourself", "duplicate", "malformed"]),
  personId: Type.Union([Type.Integer(), Type.Null()]),
  fullName: Type.String(),
  openLogins: Type.Integer(),
  codes: Type.Integer({ description: "personal codes that could still be used" }),
  kitOrders: Type.Array(Type.String(), { description: "numbers of the kit orders that are cancelled" }),
  staying: Type.Array(Type.String(), { description: "numbers of the orders under way that go on" }),
});
export type LeaverLine = Static<typeof LeaverLine>;

export const LeaversPlan = Type.Object({
  lines: Type.Array(LeaverLine),
  people: Type.Integer(),
  openLogins: Type.Integer(),
  codes: Type.Integer(),
  kitOrders: Type.Integer(),
  seal: Type.String({ description: "of what would end; doing it asks for it" }),
  isDone: Type.Boolean(),
});
export type LeaversPlan = Static<typeof LeaversPlan>;

export const adminLeavers = {
  "POST /api/admin/leavers": {
    tag: "Back office",
    auth: "staff",
    roles: ["admin"],
    summary:
      "End logins, personal codes and open kit orders of who has left and block them, all or nothing; or say what would end",
    body: LeaversInput,
    output: LeaversPlan,
    errors: ["too_many_lines", "edited_meanwhile", "last_administrator"],
  },
} as const satisfies Record<string, StaffRoute>;
