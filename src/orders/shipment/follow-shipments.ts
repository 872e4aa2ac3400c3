import { releaseCoupon } from "../../buying/coupon/coupon.store.ts";
import { releaseKit } from "../../buying/kit/kit-redemption.store.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { changeLockedStatus, type OrderToChange } from "../order/change-status.ts";
import { type LockedOrder, summariseShipments } from "../order/locked-order.store.ts";
import { readSendableLines, readShipments } from "./shipment.store.ts";
import { statusByShipments } from "./shipment.ts";

/** Who changed a parcel. `byUserId` is null when the courier's webhook did. */
export interface ShipmentActor {
  readonly byUserId: number | null;
  readonly now: Date;
}

/**
 * Gives a locked order the status that follows from its parcels; nothing happens before the first one. When every
 * parcel was given up, the order is cancelled: coupon and kit are released and the customer is mailed. Stock was
 * dealt with parcel by parcel. `order.status` must be the status under the lock.
 */
export async function followShipments(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  order: OrderToChange & Pick<LockedOrder, "status">,
  { byUserId, now }: ShipmentActor,
): Promise<void> {
  const { order_id: orderId } = order;
  const shipments = await readShipments(trx, orderId);
  if (shipments.length === 0 || order.status === "Cancelled") return;
  await summariseShipments(trx, orderId);
  await jobs.enqueue(trx, "invoice.settle", { orderId });
  const unsent = (await readSendableLines(trx, orderId)).reduce((sum, { toSend }) => sum + toSend, 0);
  const to = statusByShipments(shipments, unsent);
  if (to === order.status) return;
  const cause = { kind: "parcels", by: byUserId } as const;
  await changeLockedStatus(trx, jobs, { order, from: order.status, to, cause, now });
  if (to !== "Cancelled") return;
  await releaseCoupon(trx, orderId, now);
  await releaseKit(trx, orderId, now);
}
