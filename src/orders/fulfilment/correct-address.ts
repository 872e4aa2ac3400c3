import type { AddressCorrection } from "../../contract/address-correction.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { OrderId } from "../../contract/ids.ts";
import { lacksRegion } from "../../platform/address/lacks-region.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { readDeliveryCountry, setDeliveryAddress } from "../order/delivery-address.store.ts";
import { type LockedOrder, lockOrder } from "../order/locked-order.store.ts";
import { isUnshipped } from "../order/order-status.ts";
import { readSendableLines, readShipments } from "../shipment/shipment.store.ts";
import { needsDecision } from "../shipment/shipment.ts";
import { type ChangeMaker, recordOrderChange } from "./change-maker.ts";

export interface CorrectAddress {
  readonly orderNo: string;
  readonly address: AddressCorrection;
  readonly by: ChangeMaker;
  readonly now: Date;
}

/**
 * Corrects where an order goes, while something of it is still to be sent or sent again. The country stays, because the
 * shipping charge depends on it. Undefined when it is done.
 */
export async function correctDeliveryAddress(
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  { orderNo, ...correction }: CorrectAddress,
): Promise<Refusal<"address_missing" | "order_not_found" | "state_conflict"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    if (!(await mayStillBeSent(trx, order.order_id, order.status)))
      return refuse(
        "state_conflict",
        "Everything in this order has been sent, so its address can no longer be changed.",
      );
    return correctAddressOf(trx, jobs, order, correction);
  });
}

/** Corrects the address of a locked order, and mails its buyer that it was: somebody else may have done it. */
export async function correctAddressOf(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  order: LockedOrder,
  { address, by, now }: Omit<CorrectAddress, "orderNo">,
): Promise<Refusal<"address_missing"> | undefined> {
  const { order_id: orderId, user_id: userId, email: recipient } = order;
  if (lacksRegion({ ...address, country: await readDeliveryCountry(trx, orderId) }))
    return refuse("address_missing", "Addresses in this country have a region.");
  const changed = await setDeliveryAddress(trx, orderId, address);
  if (changed.length === 0) return undefined;
  await queueMail(trx, jobs, { kind: "address-changed", recipient, userId, orderId, now });
  await recordOrderChange(trx, by, {
    action: "address corrected",
    subject: "orders",
    subjectId: order.order_no,
    // Not the text: the audit is kept for ever, and a person may ask to be erased.
    after: { changed },
    now,
  });
  return undefined;
}

async function mayStillBeSent(trx: Trx, orderId: OrderId, status: string): Promise<boolean> {
  if (isUnshipped(status)) return true;
  if (status === "Cancelled") return false;
  const shipments = await readShipments(trx, orderId);
  if (shipments.some(({ awb_no }) => awb_no === null)) return false; // the person was erased
  const left = await readSendableLines(trx, orderId);
  return left.some(({ toSend }) => toSend > 0) || shipments.some(needsDecision);
}
