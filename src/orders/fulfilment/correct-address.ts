import type { AddressCorrection } from "../../contract/admin/shipments.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { OrderId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { setDeliveryAddress } from "../order/delivery-address.store.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { isUnshipped } from "../order/order-status.ts";
import { readSendableLines, readShipments } from "../shipment/shipment.store.ts";
import { needsDecision } from "../shipment/shipment.ts";

export interface CorrectAddress {
  readonly orderNo: string;
  readonly address: AddressCorrection;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Corrects where an order goes, while something of it is still to be sent or sent again. The country stays, because the
 * shipping charge depends on it. Undefined when it is done.
 */
export async function correctDeliveryAddress(
  db: Db,
  { orderNo, address, staff, now }: CorrectAddress,
): Promise<Refusal<"order_not_found" | "state_conflict"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    if (!(await mayStillBeSent(trx, order.order_id, order.status)))
      return refuse(
        "state_conflict",
        "Everything in this order has been sent, so its address can no longer be changed.",
      );
    const changed = await setDeliveryAddress(trx, order.order_id, address);
    await recordChange(trx, {
      staff,
      action: "address corrected",
      subject: "orders",
      subjectId: orderNo,
      // Not the text: the audit is kept for ever, and a person may ask to be erased.
      after: { changed },
      now,
    });
    return undefined;
  });
}

async function mayStillBeSent(trx: Trx, orderId: OrderId, status: string): Promise<boolean> {
  if (isUnshipped(status)) return true;
  if (status === "Cancelled") return false;
  const shipments = await readShipments(trx, orderId);
  if (shipments.some(({ awb_no }) => awb_no === null)) return false; // the person was erased
  const left = await readSendableLines(trx, orderId);
  return left.some(({ toSend }) => toSend > 0) || shipments.some(needsDecision);
}
