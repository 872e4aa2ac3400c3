import { type Static, Type } from "typebox";
import { ListOf, ListQuery } from "../lists.ts";
import type { StaffRoute } from "../route.ts";
import { Moment } from "../wire.ts";

/** In the address a person is `personId`: `userId` always names the caller. */
const PersonParams = Type.Object({ personId: Type.Integer({ minimum: 1, maximum: 2147483647 }) });
const Role = Type.Enum(["buyer", "support", "catalogue", "admin"]);

const person = {
  id: Type.Integer(),
  email: Type.String(),
  fullName: Type.String(),
  role: Role,
  isOrg: Type.Boolean({ description: "may also bill to a company office" }),
  isBlocked: Type.Boolean(),
  isErased: Type.Boolean({ description: "nothing names the person any more, for good" }),
  emailProved: Type.Boolean({ description: "a mailed code came back" }),
  hasSecondFactor: Type.Boolean(),
  createdAt: Moment,
  version: Type.Integer({ minimum: 1 }),
};
export const PersonRow = Type.Object(person);
export type PersonRow = Static<typeof PersonRow>;

export const Person = Type.Object({
  ...person,
  contactNo: Type.String(),
  openLogins: Type.Integer(),
  orders: Type.Integer(),
  kitOrderNo: Type.String({ description: "the order that redeemed the welcome kit; empty: none" }),
});
export type Person = Static<typeof Person>;

export const PersonChange = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  role: Type.Optional(Role),
  isOrg: Type.Optional(Type.Boolean()),
  isBlocked: Type.Optional(Type.Boolean()),
});
export type PersonChange = Static<typeof PersonChange>;

const admin = { tag: "Back office", auth: "staff", roles: ["admin"] } as const;

export const adminPeople = {
  "GET /api/admin/people": {
    ...admin,
    summary: "Everybody with an account",
    query: ListQuery(["createdAt"], {
      role: Type.Optional(Role),
      isBlocked: Type.Optional(Type.Boolean()),
      isOrg: Type.Optional(Type.Boolean()),
    }),
    output: ListOf(PersonRow),
    errors: [],
  },
  "GET /api/admin/people/{personId}": {
    ...admin,
    summary: "One person",
    params: PersonParams,
    output: Person,
    errors: ["not_found"],
  },
  "PUT /api/admin/people/{personId}": {
    ...admin,
    summary: "Change role, company account or block; blocking and a changed role end every login",
    params: PersonParams,
    body: PersonChange,
    output: Person,
    errors: ["not_found", "edited_meanwhile", "last_administrator"],
  },
  "POST /api/admin/people/{personId}/sign-out": {
    ...admin,
    summary: "End every login of a person",
    params: PersonParams,
    output: Person,
    errors: ["not_found"],
  },
  "POST /api/admin/people/{personId}/second-factor/remove": {
    ...admin,
    summary: "Take the second factor off somebody who has lost it; every login of theirs ends",
    params: PersonParams,
    output: Person,
    errors: ["not_found", "second_factor_off"],
  },
} as const satisfies Record<string, StaffRoute>;
