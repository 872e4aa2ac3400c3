import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { mayBeSameCourier } from "../order/tracking-url.ts";
import { lockAwb, readEarlyEvents, recordCourierOutcome } from "./courier-event.store.ts";
import { applyShipmentEnd } from "./end-shipment.ts";
import { readShipments } from "./shipment.store.ts";
import { nextShipmentStates } from "./shipment.ts";

/** Couriers use their numbers again after months: an event that is older than this was about another parcel. */
const EARLY_DAYS = 14;
const DAY_MS = 86_400_000;

interface NamedParcel {
  readonly orderNo: string;
  readonly shipmentId: number;
  readonly now: Date;
}

/**
 * Applies what this courier reported about an AWB number before staff typed it in. The caller has locked the order.
 */
export async function applyEarlyEvents(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  parcel: NamedParcel & { readonly shippedBy: string; readonly awbNo: string },
): Promise<void> {
  await lockAwb(trx, parcel.awbNo);
  const receivedAfter = new Date(parcel.now.getTime() - EARLY_DAYS * DAY_MS);
  const early = await readEarlyEvents(trx, parcel.awbNo, receivedAfter);
  const ofCourier = early.filter(({ courier }) => mayBeSameCourier(courier, parcel.shippedBy));
  await applyStoredEvents(trx, jobs, ofCourier, parcel);
}

/**
 * Applies kept events to a parcel. 'delivered' ends the parcel and mails the customer, the other reports are only shown
 * in the timeline. The caller has locked the order and the AWB number.
 */
export async function applyStoredEvents(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  events: readonly { readonly courier_event_id: number; readonly is_delivered: boolean }[],
  { orderNo, shipmentId, now, matchedBy }: NamedParcel & { readonly matchedBy?: number },
): Promise<void> {
  for (const event of events) {
    const outcome = event.is_delivered
      ? await applyDelivered(trx, jobs, { orderNo, shipmentId, now, matchedBy })
      : "noted";
    await recordCourierOutcome(trx, event.courier_event_id, { outcome, shipmentId, matchedBy });
  }
}

async function applyDelivered(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  { orderNo, shipmentId, now, matchedBy }: NamedParcel & { readonly matchedBy: number | undefined },
): Promise<"delivered" | "no change"> {
  const order = await lockOrder(trx, orderNo);
  const shipments = order ? await readShipments(trx, order.order_id) : [];
  const shipment = shipments.find((each) => each.shipment_id === shipmentId);
  if (!order || !shipment) throw new Error(`${orderNo} lost its parcel`);
  if (!nextShipmentStates(shipment).includes("delivered")) return "no change";
  await applyShipmentEnd(trx, jobs, { order, shipment }, "delivered", { byUserId: matchedBy ?? null, now });
  return "delivered";
}
