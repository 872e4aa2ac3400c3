import type { Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { isSameCourier } from "../order/tracking-url.ts";
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
  readonly shippedBy: string;
  readonly awbNo: string;
  readonly now: Date;
}

/**
 * Applies what this courier reported about an AWB number before staff typed it in. 'delivered' ends the parcel and
 * mails the customer, the other reports are only shown in the timeline. The caller has locked the order.
 */
export async function applyEarlyEvents(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  { orderNo, shipmentId, shippedBy, awbNo, now }: NamedParcel,
): Promise<void> {
  await lockAwb(trx, awbNo);
  const early = await readEarlyEvents(trx, awbNo, new Date(now.getTime() - EARLY_DAYS * DAY_MS));
  for (const event of early.filter(({ courier }) => isSameCourier(courier, shippedBy))) {
    if (!event.is_delivered) {
      await recordCourierOutcome(trx, event.courier_event_id, { outcome: "noted", shipmentId });
      continue;
    }
    const order = await lockOrder(trx, orderNo);
    const shipments = order ? await readShipments(trx, order.order_id) : [];
    const shipment = shipments.find((each) => each.shipment_id === shipmentId);
    if (!order || !shipment) throw new Error(`${orderNo} lost its parcel`);
    const mayArrive = nextShipmentStates(shipment).includes("delivered");
    if (mayArrive)
      await applyShipmentEnd(trx, jobs, { order, shipment }, "delivered", { byUserId: null, now });
    const outcome = mayArrive ? "delivered" : "no change";
    await recordCourierOutcome(trx, event.courier_event_id, { outcome, shipmentId });
  }
}
