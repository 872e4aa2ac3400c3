import type { CourierEventMatch } from "../../contract/admin/courier-events.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { normaliseOrderNumber } from "../order/order-number.ts";
import { lockAwb } from "./courier-event.store.ts";
import { applyStoredEvents } from "./early-courier-events.ts";
import { dismissEvents, findEventParcel, readUndecidedEvents } from "./open-courier-events.store.ts";
import { readShipments } from "./shipment.store.ts";

interface Decision {
  /** The id of any event of the AWB number: the decision is about all of them. */
  readonly id: number;
  readonly staff: StaffCaller;
  readonly now: Date;
}

const decided = refuse("version_conflict", "Somebody else has decided this in the meantime.");

/**
 * Staff say of which parcel a courier reported under an AWB number that found none. What was reported takes effect at
 * once, and so do later reports of that number. Undefined when it is done. Refuses version_conflict (nobody needs to
 * decide) and not_found (the order has no such parcel).
 */
export async function matchCourierEvents(
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  { id, match, staff, now }: Decision & { readonly match: CourierEventMatch },
): Promise<Refusal<"not_found" | "order_not_found" | "version_conflict"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const event = await findEventParcel(trx, id);
    if (!event?.awb_no) return decided;
    const orderNo = normaliseOrderNumber(match.orderNo);
    const order = orderNo && (await lockOrder(trx, orderNo));
    if (!orderNo || !order) return refuse("order_not_found", "There is no order with that number.");
    const shipment = (await readShipments(trx, order.order_id)).find(({ number }) => number === match.number);
    if (!shipment) return refuse("not_found", "The order has no parcel with that number.");
    await lockAwb(trx, event.awb_no);
    const events = await readUndecidedEvents(trx, { courier: event.courier, awbNo: event.awb_no });
    if (events.length === 0) return decided;
    const matchedBy = staff.caller.userId;
    await applyStoredEvents(trx, jobs, events, { orderNo, shipmentId: shipment.shipment_id, matchedBy, now });
    await recordChange(trx, {
      staff,
      action: "courier events matched",
      subject: "orders",
      subjectId: orderNo,
      after: { parcel: match.number, courier: event.courier, awbNo: event.awb_no, events: events.length },
      now,
    });
    return undefined;
  });
}

/**
 * Staff say that what a courier reported under an AWB number is about no parcel of the store. Undefined when it is done.
 * Refuses version_conflict (nobody needs to decide).
 */
export async function dismissCourierEvents(
  db: Db,
  { id, reason, staff, now }: Decision & { readonly reason: string },
): Promise<Refusal<"version_conflict"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const event = await findEventParcel(trx, id);
    if (!event?.awb_no) return decided;
    await lockAwb(trx, event.awb_no);
    const events = await dismissEvents(trx, { courier: event.courier, awbNo: event.awb_no }, reason);
    if (events === 0) return decided;
    await recordChange(trx, {
      staff,
      action: "courier events dismissed",
      subject: "courier-events",
      subjectId: id,
      after: { courier: event.courier, events, reason }, // an AWB number leads to an address
      now,
    });
    return undefined;
  });
}
