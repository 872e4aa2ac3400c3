import { type Static, Type } from "typebox";
import { NamedObject, NonEmptyText, PositiveId, Timestamp } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";

const Parcel = Type.Object({
  orderNo: Type.String(),
  number: Type.Integer({ description: "counts the parcels of the order from 1" }),
  shippedBy: Type.String(),
});

/** What a courier reported about a parcel that the store does not find: all events of one AWB number. */
export const CourierReport = NamedObject("CourierReport", {
  id: Type.Integer({ description: "of the newest event" }),
  courier: Type.String({ description: "in the words of whoever follows the parcels; empty when not said" }),
  awbNo: Type.String(),
  status: Type.String({ description: "of the newest event, in its sender's words" }),
  isDelivered: Type.Boolean({ description: "one of the events says that the parcel arrived" }),
  events: Type.Integer(),
  firstAt: Timestamp,
  problem: Type.Enum(["no such parcel", "other courier", "several parcels", "dismissed"]),
  reason: Type.String({ description: "why staff dismissed it; empty when it waits for them" }),
  parcels: Type.Array(Parcel, { description: "the parcels that have this AWB number, whoever carries them" }),
});
export type CourierReport = Static<typeof CourierReport>;

export const CourierEventMatch = NamedObject("CourierEventMatch", {
  orderNo: NonEmptyText(40),
  number: Type.Integer({ minimum: 1, maximum: 99, description: "of the parcel in its order" }),
});
export type CourierEventMatch = Static<typeof CourierEventMatch>;

const support = { tag: "Admin: orders", auth: "staff", roles: ["support", "admin"] } as const;
const params = Type.Object({ eventId: PositiveId });
const Reason = NonEmptyText(300);

export const adminCourierEvents = {
  "GET /api/admin/courier-events": {
    operationId: "listCourierReports",
    ...support,
    summary:
      "What couriers reported about no parcel of the store, by AWB number; nobody has decided about it",
    query: ListQuery(["firstAt"], {
      dismissed: Type.Optional(Type.Boolean({ description: "true: what staff dismissed" })),
    }),
    output: ListOf(CourierReport),
    errors: [],
  },
  "POST /api/admin/courier-events/{eventId}/match": {
    operationId: "matchCourierEvents",
    ...support,
    summary:
      "Say of which parcel a courier reported; this and later events of the AWB number take effect on it",
    params,
    body: CourierEventMatch,
    output: Type.Literal(true),
    errors: ["not_found", "order_not_found", "version_conflict"],
  },
  "POST /api/admin/courier-events/{eventId}/dismiss": {
    operationId: "dismissCourierEvents",
    ...support,
    summary: "Say that what a courier reported is about no parcel of the store",
    params,
    body: Type.Object({ reason: Reason }),
    output: Type.Literal(true),
    errors: ["version_conflict"],
  },
} as const satisfies Record<string, StaffRoute>;
