import { type Static, Type } from "typebox";
import { BilledCompany } from "../billed-company.ts";
import { NamedObject, Timestamp } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";

/** In a path a person is `personId`, because `userId` always means the caller. */
const PersonParams = Type.Object({ personId: Type.Integer({ minimum: 1, maximum: 2147483647 }) });
const Role = Type.Enum(["buyer", "giver", "packing", "people", "support", "catalogue", "admin"]);

const person = {
  id: Type.Integer(),
  email: Type.String(),
  fullName: Type.String(),
  role: Role,
  isOrg: Type.Boolean({ description: "may also be billed to a company office" }),
  isBlocked: Type.Boolean(),
  isErased: Type.Boolean({ description: "true when the personal data was deleted; this cannot be undone" }),
  emailVerified: Type.Boolean({ description: "the person entered a code mailed to this address" }),
  hasSecondFactor: Type.Boolean(),
  createdAt: Timestamp,
  version: Type.Integer({ minimum: 1 }),
};
export const PersonRow = NamedObject("PersonRow", person);
export type PersonRow = Static<typeof PersonRow>;

export const Person = NamedObject("Person", {
  ...person,
  contactNo: Type.String(),
  billedCompany: BilledCompany,
  openLogins: Type.Integer(),
  orders: Type.Integer(),
  kitOrderNo: Type.String({ description: "the order with the welcome kit; empty: none" }),
});
export type Person = Static<typeof Person>;

export const PersonChange = NamedObject("PersonChange", {
  version: Type.Integer({ minimum: 1 }),
  role: Type.Optional(Role),
  isOrg: Type.Optional(Type.Boolean()),
  isBlocked: Type.Optional(Type.Boolean()),
});
export type PersonChange = Static<typeof PersonChange>;

const admin = { tag: "Admin: people", auth: "staff", roles: ["admin"] } as const;
/** Support is asked about it all day, and changes nothing but the company that is billed. */
const readable = { ...admin, roles: ["support", "admin"] } as const;

export const adminPeople = {
  "GET /api/admin/people": {
    operationId: "listPeople",
    ...readable,
    summary: "Everybody with an account; for support, customers only",
    query: ListQuery(["createdAt"], {
      role: Type.Optional(Role),
      isBlocked: Type.Optional(Type.Boolean()),
      isOrg: Type.Optional(Type.Boolean()),
    }),
    output: ListOf(PersonRow),
    errors: [],
  },
  "GET /api/admin/people/{personId}": {
    operationId: "readPerson",
    ...readable,
    summary: "One person; for support, a customer",
    params: PersonParams,
    output: Person,
    errors: ["not_found"],
  },
  "PUT /api/admin/people/{personId}": {
    operationId: "changePerson",
    ...admin,
    summary:
      "Change role or company account, block or unblock; blocking and a new role end all logins; a role needs a fresh proof",
    params: PersonParams,
    body: PersonChange,
    output: Person,
    errors: ["not_found", "version_conflict", "last_administrator", "proof_needed"],
  },
  "POST /api/admin/people/{personId}/billed-company": {
    operationId: "setPersonBilledCompany",
    ...readable,
    summary: "Write down the company that a customer's new orders are billed to",
    params: PersonParams,
    body: BilledCompany,
    output: Person,
    errors: ["not_found", "vat_number_invalid"],
  },
  "POST /api/admin/people/{personId}/sign-out": {
    operationId: "endLogins",
    ...admin,
    summary: "End all logins of a person",
    params: PersonParams,
    output: Person,
    errors: ["not_found"],
  },
  "POST /api/admin/people/{personId}/second-factor/remove": {
    operationId: "removeSecondFactor",
    ...admin,
    needsFreshProof: true,
    summary: "Remove the second factor of a person who has lost it; all their logins end",
    params: PersonParams,
    output: Person,
    errors: ["not_found", "second_factor_off", "forbidden", "proof_needed"],
  },
} as const satisfies Record<string, StaffRoute>;
