import { sql } from "kysely";
import type { OrderId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { type CourierOutcome, earlyOutcomes } from "./courier-event.ts";
import type { CourierEvent } from "./courier-port.ts";

/** Records an event. Returns its id, or undefined when the same one was recorded before. */
export async function insertCourierEvent(
  trx: Trx,
  {
    provider,
    event,
    now,
  }: { readonly provider: "easypost"; readonly event: CourierEvent; readonly now: Date },
): Promise<number | undefined> {
  const inserted = await trx
    .insertInto("courier_events")
    .values({
      provider,
      event_id: event.id,
      received_at: now,
      courier: event.courier,
      awb_no: event.awbNo,
      status: event.status,
      is_delivered: event.isDelivered,
      outcome: "being taken",
    })
    .onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
    .returning("courier_event_id")
    .executeTakeFirst();
  return inserted?.courier_event_id;
}

export interface TakenEvent {
  readonly outcome: CourierOutcome;
  readonly shipmentId: number | null;
  /** The staff member who named the parcel; left out when it was found by its AWB number. */
  readonly matchedBy?: number | undefined;
}

export async function recordCourierOutcome(
  trx: Trx,
  courierEventId: number,
  { outcome, shipmentId, matchedBy }: TakenEvent,
): Promise<void> {
  await trx
    .updateTable("courier_events")
    .set({ outcome, shipment_id: shipmentId, matched_by: matchedBy ?? null, dismissal_reason: null })
    .where("courier_event_id", "=", courierEventId)
    .execute();
}

/** Locks an AWB number until the transaction ends: its first event and its parcel come one after the other. */
export const lockAwb = (trx: Trx, awbNo: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${awbNo.toLowerCase()}, 65))`.execute(trx);

/** The events of an AWB number that found no parcel of their courier when they came, oldest first. */
export const readEarlyEvents = (trx: Trx, awbNo: string, receivedAfter: Date) =>
  trx
    .selectFrom("courier_events")
    .select(["courier_event_id", "courier", "is_delivered"])
    .where("outcome", "in", earlyOutcomes)
    .where(sql`lower(awb_no)`, "=", awbNo.toLowerCase())
    .where("received_at", ">", receivedAfter)
    .orderBy("courier_event_id")
    .execute();

/** Whether an event has not been applied to a parcel so far. */
export async function isUnclaimed(trx: Trx, courierEventId: number): Promise<boolean> {
  const { outcome } = await trx
    .selectFrom("courier_events")
    .select("outcome")
    .where("courier_event_id", "=", courierEventId)
    .executeTakeFirstOrThrow();
  return outcome === "being taken" || outcome === "no such parcel";
}

/** The parcels with an AWB number, in whatever case it was typed. */
export const findParcelsByAwb = (trx: Trx, awbNo: string) =>
  trx
    .selectFrom("shipments")
    .innerJoin("orders", "orders.order_id", "shipments.order_id")
    .select(["shipment_id", "order_no", "shipments.shipped_by"])
    .where(sql`lower(shipments.awb_no)`, "=", awbNo.toLowerCase())
    .orderBy("shipment_id")
    .limit(10)
    .execute();

/** The parcel that staff named for earlier events of a courier's AWB number. */
export const findNamedParcel = (
  trx: Trx,
  { courier, awbNo, since }: { readonly courier: string; readonly awbNo: string; readonly since: Date },
) =>
  trx
    .selectFrom("courier_events")
    .innerJoin("shipments", "shipments.shipment_id", "courier_events.shipment_id")
    .innerJoin("orders", "orders.order_id", "shipments.order_id")
    .select(["shipments.shipment_id", "order_no", "shipments.shipped_by"])
    .where(sql`lower(courier_events.awb_no)`, "=", awbNo.toLowerCase())
    .where("courier", "=", courier)
    .where("matched_by", "is not", null)
    .where("received_at", ">", since)
    .orderBy("courier_event_id", "desc")
    .limit(1)
    .executeTakeFirst();

/** What couriers reported about the parcels of an order, oldest first. */
export const selectCourierEvents = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom("courier_events")
    .innerJoin("shipments", "shipments.shipment_id", "courier_events.shipment_id")
    .select(["courier_event_id", "received_at", "courier", "status", "number"])
    .where("order_id", "=", orderId)
    .orderBy("courier_event_id");
