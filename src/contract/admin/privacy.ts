import { type Static, Type } from "typebox";
import type { StaffRoute } from "../route.ts";
import { Moment, PositiveId, Text } from "../wire.ts";

const PersonParams = Type.Object({ personId: PositiveId });
const Facts = Type.Record(Type.String(), Type.Unknown());
const Rows = Type.Array(Facts);

export const PersonExport = Type.Object({
  madeAt: Moment,
  note: Type.String(),
  account: Facts,
  logins: Rows,
  oneTimeCodes: Rows,
  savedAddresses: Rows,
  cart: Rows,
  orders: Rows,
  invoices: Rows,
  coupons: Rows,
  enquiries: Rows,
  mails: Rows,
  changesByTheTeam: Rows,
  doneInTheBackOffice: Rows,
});
export type PersonExport = Static<typeof PersonExport>;

export const Erasure = Type.Object({
  email: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  hindrance: Type.String({ description: "why it cannot be done now; empty: it can" }),
  logins: Type.Integer(),
  savedAddresses: Type.Integer(),
  orders: Type.Integer({
    description: "kept with amounts and lines; their addresses and notes are replaced",
  }),
  invoices: Type.Integer({ description: "kept as they were issued, with the name on them: tax law" }),
  enquiries: Type.Integer(),
  mails: Type.Integer(),
  codes: Type.Integer({ description: "personal codes; those not used are switched off" }),
  hadKit: Type.Boolean({ description: "a keyed hash of the address stays, so that it gets no second one" }),
});
export type Erasure = Static<typeof Erasure>;

const admin = { tag: "Back office", auth: "staff", roles: ["admin"] } as const;

export const adminPrivacy = {
  "POST /api/admin/people/{personId}/export": {
    ...admin,
    summary: "Everything that is kept about a person, for a file; leaves an audit row",
    params: PersonParams,
    output: PersonExport,
    errors: ["not_found"],
  },
  "GET /api/admin/people/{personId}/erasure": {
    ...admin,
    summary: "What erasing a person would do, and whether it can be done",
    params: PersonParams,
    output: Erasure,
    errors: ["not_found"],
  },
  "POST /api/admin/people/{personId}/erase": {
    ...admin,
    summary: "Erase a person: nothing names them any more, the amounts and lines of their orders stay",
    params: PersonParams,
    body: Type.Object({
      version: Type.Integer({ minimum: 1 }),
      email: Type.String({ ...Text(254), description: "typed again: whom it is about" }),
    }),
    output: Type.Object({ isErased: Type.Boolean() }),
    errors: ["not_found", "edited_meanwhile", "erasing_not_possible", "email_not_confirmed"],
  },
} as const satisfies Record<string, StaffRoute>;
