import type { ShipmentInput } from "../../contract/admin/shipments.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { isUnpaid } from "../order/order-status.ts";
import { sendShipment } from "../shipment/send-shipment.ts";
import { readShipments } from "../shipment/shipment.store.ts";
import { courierOf } from "./courier-of.ts";

export interface DispatchShipment {
  readonly orderNo: string;
  readonly input: ShipmentInput;
  readonly calendar: Calendar;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Sends some or all of what is left of an order as a parcel. Undefined when it is done. Refuses version_conflict (another
 * parcel left meanwhile) and state_conflict (not confirmed, cancelled, nothing is left).
 */
export async function dispatchShipment(
  db: Db,
  jobs: Jobs,
  { orderNo, input, calendar, staff, now }: DispatchShipment,
): Promise<
  | Refusal<
      | "courier_needed"
      | "line_not_found"
      | "order_not_found"
      | "shipment_too_large"
      | "state_conflict"
      | "version_conflict"
    >
  | undefined
> {
  const courier = courierOf(input, calendar.dayOf(now));
  if (isRefusal(courier)) return courier;
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    if (isUnpaid(order.status) || order.status === "Cancelled")
      return refuse("state_conflict", `The order is '${order.status}': nothing in it can be sent.`);
    const known = (await readShipments(trx, order.order_id)).length;
    if (known !== input.expectedShipments)
      return refuse("version_conflict", "Another parcel left in the meantime. Nothing was sent.");
    const { lines } = input;
    const byUserId = staff.caller.userId;
    const sent = await sendShipment(trx, jobs, order, { courier, lines, byUserId, now });
    if (isRefusal(sent)) return sent;
    await recordChange(trx, {
      staff,
      action: "parcel sent",
      subject: "orders",
      subjectId: orderNo,
      before: { status: order.status },
      after: { parcel: sent.number, ...courier, ...(lines && { lines }) },
      now,
    });
    return undefined;
  });
}
