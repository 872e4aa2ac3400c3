import { sql } from "kysely";
import type { Db, Trx } from "../../platform/db/database.ts";
import { type PageQuery, paginate } from "../../platform/db/paginate.ts";
import { type OpenOutcome, openOutcomes } from "./courier-event.ts";

export interface CourierEventsQuery extends PageQuery {
  readonly order: "asc" | "desc";
  /** The beginning of an AWB number. */
  readonly q?: string;
  /** True: those that staff dismissed. Else those that wait for staff. */
  readonly dismissed?: boolean;
}

/** The newest of several events: a courier reports a parcel many times, and staff decide about it once. */
const newest = <T>(column: string) =>
  sql<T>`(array_agg(${sql.ref(column)} order by courier_event_id desc))[1]`;

/** One page of what was reported about no parcel of ours: one row for each AWB number of a courier. */
export function findCourierReports(db: Db, { q, dismissed, ...query }: CourierEventsQuery) {
  let events = db
    .selectFrom("courier_events")
    .select(["provider", "courier"])
    .select([newest<string>("awb_no").as("awb_no"), newest<string>("status").as("status")])
    .select([
      newest<OpenOutcome | "dismissed">("outcome").as("outcome"),
      newest<string | null>("dismissal_reason").as("reason"),
    ])
    .select(({ fn }) => [fn.max("courier_event_id").as("id"), fn.min("received_at").as("first_at")])
    .select([sql<number>`count(*)::int`.as("events"), sql<boolean>`bool_or(is_delivered)`.as("is_delivered")])
    .where("outcome", "in", dismissed ? ["dismissed" as const] : openOutcomes)
    .where("awb_no", "is not", null)
    .groupBy(["provider", "courier", sql`lower(awb_no)`]);
  if (q?.trim()) events = events.where(sql<boolean>`starts_with(lower(awb_no), ${q.trim().toLowerCase()})`);
  return paginate(db, query, db.selectFrom(events.as("reports")), (rows) =>
    rows.selectAll().orderBy("first_at", query.order).orderBy("id", query.order),
  );
}
export type CourierReportRow = Awaited<ReturnType<typeof findCourierReports>>["rows"][number];

/** The parcels that have one of these AWB numbers, whoever carries them. */
export const listParcelsOfAwbs = (db: Db, awbNos: readonly string[]) =>
  db
    .selectFrom("shipments")
    // Looked up parcel by parcel: a join may read all orders for a page of reports.
    .select(
      sql<string>`(select order_no from orders where orders.order_id = shipments.order_id)`.as("order_no"),
    )
    .select(["number", "shipments.shipped_by", "shipments.awb_no"])
    .where(sql`lower(shipments.awb_no)`, "in", ["", ...awbNos.map((awbNo) => awbNo.toLowerCase())])
    .orderBy("shipment_id")
    .execute();

/** The courier and the AWB number that an event is about. */
export const findEventParcel = (trx: Trx, courierEventId: number) =>
  trx
    .selectFrom("courier_events")
    .select(["courier", "awb_no"])
    .where("courier_event_id", "=", courierEventId)
    .executeTakeFirst();

interface ReportedNumber {
  readonly courier: string;
  readonly awbNo: string;
}

/** The events of a courier's AWB number about which staff may decide, oldest first. A dismissal can be taken back. */
export const readUndecidedEvents = (trx: Trx, { courier, awbNo }: ReportedNumber) =>
  trx
    .selectFrom("courier_events")
    .select(["courier_event_id", "is_delivered"])
    .where(sql`lower(awb_no)`, "=", awbNo.toLowerCase())
    .where("courier", "=", courier)
    .where("outcome", "in", [...openOutcomes, "dismissed"])
    .orderBy("courier_event_id")
    .execute();

/** Dismisses the events of a courier's AWB number that wait for staff. Returns how many they were. */
export async function dismissEvents(
  trx: Trx,
  { courier, awbNo }: ReportedNumber,
  reason: string,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("courier_events")
    .set({ outcome: "dismissed", dismissal_reason: reason })
    .where(sql`lower(awb_no)`, "=", awbNo.toLowerCase())
    .where("courier", "=", courier)
    .where("outcome", "in", openOutcomes)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
