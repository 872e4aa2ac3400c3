import type { ShipmentResend } from "../../contract/admin/shipments.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { lockShipment } from "../shipment/find-shipment.ts";
import { resendUnits } from "../shipment/send-shipment.ts";
import { readShipmentLines } from "../shipment/shipment.store.ts";
import { alreadyDecided, needsDecision } from "../shipment/shipment.ts";
import { courierOf } from "./courier-of.ts";

export interface ResendShipment {
  readonly orderNo: string;
  readonly number: number;
  readonly resend: ShipmentResend;
  readonly calendar: Calendar;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Sends the pieces of a parcel that was lost or came back again, as a new parcel. A kit needs no second redemption.
 * Undefined when it is done.
 */
export async function resendShipment(
  db: Db,
  jobs: Jobs,
  { orderNo, number, resend, calendar, staff, now }: ResendShipment,
): Promise<
  | Refusal<
      | "courier_needed"
      | "not_found"
      | "order_not_found"
      | "out_of_stock"
      | "state_conflict"
      | "version_conflict"
    >
  | undefined
> {
  const courier = courierOf(resend, calendar.dayOf(now));
  if (isRefusal(courier)) return courier;
  return db.transaction().execute(async (trx) => {
    const found = await lockShipment(trx, { orderNo, number, version: resend.version });
    if (isRefusal(found)) return found;
    const { order, shipment } = found;
    if (!needsDecision(shipment)) return refuse("state_conflict", alreadyDecided(shipment));
    if (shipment.awb_no === null)
      return refuse(
        "state_conflict",
        "The customer's data was erased, so there is no address to send it to.",
      );
    const lines = (await readShipmentLines(trx, order.order_id))
      .filter((line) => line.shipment_id === shipment.shipment_id)
      .map((line) => ({
        lineId: line.order_line_id,
        quantity: line.quantity,
        variantId: line.variant_id,
        productName: line.product_name,
      }));
    const sent = await resendUnits(trx, jobs, order, {
      courier,
      lines,
      replacesId: shipment.shipment_id,
      byUserId: staff.caller.userId,
      now,
    });
    if (isRefusal(sent)) return sent;
    await recordChange(trx, {
      staff,
      action: "parcel sent again",
      subject: "orders",
      subjectId: orderNo,
      before: { parcel: number, state: shipment.state },
      after: { parcel: sent.number, ...courier },
      now,
    });
    return undefined;
  });
}
