import type { Db, Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { isSameCourier } from "../order/tracking-url.ts";
import {
  type CourierOutcome,
  findParcelsByAwb,
  insertCourierEvent,
  recordCourierOutcome,
} from "./courier-event.store.ts";
import type { CourierEvent, CourierPort } from "./courier-port.ts";
import { applyShipmentEnd } from "./end-shipment.ts";
import { readShipments } from "./shipment.store.ts";
import { nextShipmentStates } from "./shipment.ts";

const DAY_MS = 86_400_000;

interface Taken {
  readonly outcome: CourierOutcome;
  readonly shipmentId: number | null;
}

/**
 * Takes a signed event about a parcel, once, in one transaction. 'delivered' ends a parcel that is under way or was
 * taken for lost, and mails the customer; anything else is only noted, so events in any order lead to the same result. A
 * parcel that comes back is for staff, who count its pieces.
 */
export async function handleCourierEvent(
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  {
    provider,
    event,
    now,
  }: { readonly provider: CourierPort["name"]; readonly event: CourierEvent; readonly now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const id = await insertCourierEvent(trx, { provider, event, now });
    if (id === undefined) return;
    await recordCourierOutcome(trx, id, await takeEvent(trx, jobs, event, now));
  });
}

async function takeEvent(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  event: CourierEvent,
  now: Date,
): Promise<Taken> {
  const parcels = await findParcelsByAwb(trx, event.awbNo);
  // An AWB number belongs to its courier: two couriers may give the same one.
  const ofCourier = parcels.filter(({ shipped_by }) => isSameCourier(shipped_by, event.courier));
  const [parcel, ...others] = ofCourier.length > 0 ? ofCourier : parcels;
  if (!parcel) return { outcome: "no such parcel", shipmentId: null };
  if (others.length > 0) return { outcome: "several parcels", shipmentId: null };
  const order = await lockOrder(trx, parcel.order_no);
  const shipments = order ? await readShipments(trx, order.order_id) : [];
  const shipment = shipments.find(({ shipment_id }) => shipment_id === parcel.shipment_id);
  if (!order || !shipment) throw new Error(`${parcel.order_no} lost its parcel`);
  const shipmentId = shipment.shipment_id;
  if (!event.isDelivered) return { outcome: "noted", shipmentId };
  // Couriers use numbers again: what arrived before this parcel left was another one.
  const isOfAnother = event.at !== undefined && event.at.getTime() < shipment.sent_at.getTime() - DAY_MS;
  if (isOfAnother || !nextShipmentStates(shipment).includes("delivered"))
    return { outcome: "no change", shipmentId };
  await applyShipmentEnd(trx, jobs, { order, shipment }, "delivered", { byUserId: null, now });
  return { outcome: "delivered", shipmentId };
}
