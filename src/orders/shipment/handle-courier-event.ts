import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { isSameCourier, mayBeSameCourier } from "../order/tracking-url.ts";
import {
  findNamedParcel,
  findParcelsByAwb,
  insertCourierEvent,
  isUnclaimed,
  lockAwb,
  recordCourierOutcome,
  type TakenEvent,
} from "./courier-event.store.ts";
import type { CourierEvent, CourierPort } from "./courier-port.ts";
import { applyShipmentEnd } from "./end-shipment.ts";
import { readShipments } from "./shipment.store.ts";
import { nextShipmentStates } from "./shipment.ts";

const DAY_MS = 86_400_000;

/** Longer than any parcel is under way, and shorter than couriers wait before they use a number again. */
const NAMED_DAYS = 60;

/**
 * Takes a signed event about a parcel, once, in one transaction. 'delivered' ends a parcel that is under way or was
 * taken for lost, and mails the customer; anything else is only noted, so events in any order lead to the same result. An
 * event of a number that no parcel of its courier has is kept for it (applyEarlyEvents), and shown to staff
 * (matchCourierEvents). A parcel that comes back is for staff, who count its pieces.
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
  const unclaimedId = await db.transaction().execute(async (trx) => {
    const id = await insertCourierEvent(trx, { provider, event, now });
    if (id === undefined) return undefined;
    const taken = await takeEvent(trx, jobs, { id, event, now });
    await recordCourierOutcome(trx, id, taken);
    return taken.outcome === "no such parcel" ? id : undefined;
  });
  if (unclaimedId === undefined) return;
  // Staff may have typed the AWB number in at this very moment: their transaction ends first, or reads the kept event.
  await db.transaction().execute((trx) => lockAwb(trx, event.awbNo));
  await db.transaction().execute(async (trx) => {
    const taken = await takeEvent(trx, jobs, { id: unclaimedId, event, now });
    if (await isUnclaimed(trx, unclaimedId)) await recordCourierOutcome(trx, unclaimedId, taken);
  });
}

interface EventToTake {
  readonly id: number;
  readonly event: CourierEvent;
  readonly now: Date;
}

async function takeEvent(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  { id, event, now }: EventToTake,
): Promise<TakenEvent> {
  const parcel = await findParcel(trx, event, now);
  if (typeof parcel === "string") return { outcome: parcel, shipmentId: null };
  const order = await lockOrder(trx, parcel.order_no);
  const shipments = order ? await readShipments(trx, order.order_id) : [];
  const shipment = shipments.find(({ shipment_id }) => shipment_id === parcel.shipment_id);
  if (!order || !shipment) throw new Error(`${parcel.order_no} lost its parcel`);
  const shipmentId = shipment.shipment_id;
  if (!event.isDelivered || !(await isUnclaimed(trx, id))) return { outcome: "noted", shipmentId };
  // Couriers use numbers again: what arrived before this parcel left was another one.
  const isOfAnother = event.at !== undefined && event.at.getTime() < shipment.sent_at.getTime() - DAY_MS;
  if (isOfAnother || !nextShipmentStates(shipment).includes("delivered"))
    return { outcome: "no change", shipmentId };
  await applyShipmentEnd(trx, jobs, { order, shipment }, "delivered", { byUserId: null, now });
  return { outcome: "delivered", shipmentId };
}

/** The one parcel that an event is about: by its AWB number and courier, else as staff named it before. */
async function findParcel(trx: Trx, { awbNo, courier }: CourierEvent, now: Date) {
  const parcels = await findParcelsByAwb(trx, awbNo);
  // An AWB number belongs to its courier: two couriers may give the same one.
  const ofCourier = parcels.filter(({ shipped_by }) => isSameCourier(shipped_by, courier));
  const possible =
    ofCourier.length > 0
      ? ofCourier
      : parcels.filter(({ shipped_by }) => mayBeSameCourier(shipped_by, courier));
  const [parcel, ...others] = possible;
  if (parcel && others.length === 0) return parcel;
  const since = new Date(now.getTime() - NAMED_DAYS * DAY_MS);
  const named = await findNamedParcel(trx, { courier, awbNo, since });
  if (named) return named;
  if (parcel) return "several parcels" as const;
  return parcels.length > 0 ? ("other courier" as const) : ("no such parcel" as const);
}
