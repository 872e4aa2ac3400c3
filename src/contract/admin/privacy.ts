import { type Static, Type } from "typebox";
import { NamedObject, PositiveId, StaffTextField, Text, Timestamp } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";

const PersonParams = Type.Object({ personId: PositiveId });
const Fields = Type.Record(Type.String(), Type.Unknown());
const Rows = Type.Array(Fields);

export const PersonExport = NamedObject("PersonExport", {
  madeAt: Timestamp,
  note: Type.String(),
  account: Fields,
  logins: Rows,
  companyLogins: Rows,
  passkeys: Rows,
  oneTimeCodes: Rows,
  savedAddresses: Rows,
  backInStockAlerts: Rows,
  plannedLeaving: Rows,
  members: Rows,
  cart: Rows,
  orders: Rows,
  invoices: Rows,
  coupons: Rows,
  enquiries: Rows,
  quotes: Rows,
  mails: Rows,
  changesByStaff: Rows,
  actionsInAdmin: Rows,
});
export type PersonExport = Static<typeof PersonExport>;

export const Erasure = NamedObject("Erasure", {
  email: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  blockedReason: StaffTextField({ description: "why erasing is not possible now; empty: it is" }),
  logins: Type.Integer(),
  savedAddresses: Type.Integer(),
  orders: Type.Integer({
    description: "amounts and lines stay; addresses and notes are replaced",
  }),
  invoices: Type.Integer({ description: "stay as issued, name included, as tax law requires" }),
  enquiries: Type.Integer(),
  quotes: Type.Integer({ description: "prices stay; what could be accepted is withdrawn" }),
  mails: Type.Integer(),
  codes: Type.Integer({ description: "personal codes; unused ones are switched off" }),
  members: Type.Integer({ description: "records of the company that say who the person is" }),
  hadKit: Type.Boolean({
    description: "true: a keyed hash of the e-mail address stays, so that the address gets no second kit",
  }),
});
export type Erasure = Static<typeof Erasure>;

const admin = { tag: "Admin: people", auth: "staff", roles: ["admin"] } as const;

export const adminPrivacy = {
  "POST /api/admin/people/{personId}/export": {
    operationId: "exportPerson",
    ...admin,
    summary: "All stored data about a person, for a file; writes an audit row",
    params: PersonParams,
    output: PersonExport,
    errors: ["not_found"],
  },
  "GET /api/admin/people/{personId}/erasure": {
    operationId: "readErasure",
    ...admin,
    summary: "What erasing a person would change, and whether it is possible",
    params: PersonParams,
    output: Erasure,
    errors: ["not_found"],
  },
  "POST /api/admin/people/{personId}/erase": {
    operationId: "erasePerson",
    ...admin,
    summary: "Erase a person: personal data is deleted; amounts and lines of orders stay",
    params: PersonParams,
    body: Type.Object({
      version: Type.Integer({ minimum: 1 }),
      email: Type.String({
        ...Text(254),
        description: "the person's e-mail address, typed again as confirmation",
      }),
    }),
    output: Type.Object({ isErased: Type.Boolean() }),
    errors: ["not_found", "version_conflict", "erasure_not_possible", "email_not_confirmed"],
  },
} as const satisfies Record<string, StaffRoute>;
