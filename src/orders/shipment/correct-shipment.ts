import type { ShipmentCorrection } from "../../contract/admin/shipments.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { summariseShipments } from "../order/locked-order.store.ts";
import { awbNumber } from "./awb-number.ts";
import { applyEarlyEvents } from "./early-courier-events.ts";
import { lockShipment } from "./find-shipment.ts";
import { updateCourier } from "./shipment.store.ts";

export interface CorrectShipment {
  readonly orderNo: string;
  readonly number: number;
  readonly correction: ShipmentCorrection;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Corrects courier, AWB number or date of a parcel; on request the customer gets the dispatch mail anew. Undefined when
 * it is done. Refuses state_conflict (the person was erased).
 */
export async function correctShipment(
  db: Db,
  jobs: Jobs,
  { orderNo, number, correction, staff, now }: CorrectShipment,
): Promise<
  | Refusal<"courier_needed" | "not_found" | "order_not_found" | "state_conflict" | "version_conflict">
  | undefined
> {
  const shippedBy = correction.shippedBy.trim();
  const awbNo = awbNumber(correction.awbNo);
  if (!shippedBy || !awbNo) return refuse("courier_needed", "Please give the courier and the AWB number.");
  return db.transaction().execute(async (trx) => {
    const found = await lockShipment(trx, { orderNo, number, version: correction.version });
    if (isRefusal(found)) return found;
    const { order, shipment } = found;
    if (shipment.awb_no === null)
      return refuse(
        "state_conflict",
        "The customer's data was erased, so this parcel can no longer be changed.",
      );
    const { shipment_id: shipmentId } = shipment;
    const { shipmentDate } = correction;
    await updateCourier(trx, shipmentId, { shippedBy, awbNo, shipmentDate });
    await summariseShipments(trx, order.order_id);
    if (correction.mailCustomer) {
      const { email: recipient, user_id: userId, order_id: orderId } = order;
      await queueMail(trx, jobs, { kind: "order-dispatched", recipient, userId, orderId, shipmentId, now });
    }
    await applyEarlyEvents(trx, jobs, { orderNo, shipmentId, shippedBy, awbNo, now });
    await recordChange(trx, {
      staff,
      action: "parcel corrected",
      subject: "orders",
      subjectId: orderNo,
      before: {
        parcel: number,
        shippedBy: shipment.shipped_by,
        awbNo: shipment.awb_no,
        shipmentDate: shipment.shipment_date,
      },
      after: { parcel: number, shippedBy, awbNo, shipmentDate },
      now,
    });
    return undefined;
  });
}
