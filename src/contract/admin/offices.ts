import { type Static, Type } from "typebox";
import { AddressLines, NamedObject, NonEmptyText, PositiveId, Text } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { Gstin } from "./invoices.ts";

const OfficeParams = Type.Object({ officeId: PositiveId });
const officeFields = { name: NonEmptyText(80), address: AddressLines(1000, { mayBeEmpty: true }) };
const gstin = Type.Optional(Gstin);
const TimeZone = Type.String({
  ...Text(60),
  description: "by whose clock a member's first day begins there, such as Asia/Kolkata; empty: the store's",
});
const timeZone = Type.Optional(TimeZone);

export const Office = NamedObject("Office", {
  id: PositiveId,
  ...officeFields,
  gstin: Gstin,
  timeZone: TimeZone,
  isWithdrawn: Type.Boolean(),
  version: Type.Integer({ minimum: 1 }),
});
export type Office = Static<typeof Office>;

export const NewOffice = NamedObject("NewOffice", { ...officeFields, gstin, timeZone });
export type NewOffice = Static<typeof NewOffice>;
export const OfficeChange = NamedObject("OfficeChange", {
  version: Type.Integer({ minimum: 1 }),
  ...officeFields,
  gstin,
  timeZone,
  isWithdrawn: Type.Boolean(),
});
export type OfficeChange = Static<typeof OfficeChange>;

const admin = { tag: "Admin: currencies and shipping", auth: "staff", roles: ["admin"] } as const;

export const adminOffices = {
  "GET /api/admin/offices": {
    operationId: "listOffices",
    ...admin,
    summary: "The company's offices that orders can be billed to",
    query: ListQuery(["position", "name"], { isWithdrawn: Type.Optional(Type.Boolean()) }),
    output: ListOf(Office),
    errors: [],
  },
  "POST /api/admin/offices": {
    operationId: "createOffice",
    ...admin,
    summary: "Add an office, last in the list",
    body: NewOffice,
    output: Office,
    errors: ["not_found", "name_taken", "gstin_invalid", "setting_invalid"],
  },
  "GET /api/admin/offices/{officeId}": {
    operationId: "readOffice",
    ...admin,
    summary: "One office",
    params: OfficeParams,
    output: Office,
    errors: ["not_found"],
  },
  "PUT /api/admin/offices/{officeId}": {
    operationId: "changeOffice",
    ...admin,
    summary: "Change an office, withdraw it or restore it",
    params: OfficeParams,
    body: OfficeChange,
    output: Office,
    errors: ["not_found", "version_conflict", "name_taken", "gstin_invalid", "setting_invalid"],
  },
  "POST /api/admin/offices/{officeId}/move": {
    operationId: "moveOffice",
    ...admin,
    summary: "Move an office up or down in the checkout's list",
    params: OfficeParams,
    body: Type.Object({ direction: Type.Enum(["up", "down"]) }),
    output: Office,
    errors: ["not_found"],
  },
} as const satisfies Record<string, StaffRoute>;
