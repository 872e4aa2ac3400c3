import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { LockedOrder } from "../order/locked-order.store.ts";
import { applyShipmentEnd } from "../shipment/end-shipment.ts";
import type { ShipmentActor } from "../shipment/follow-shipments.ts";
import { readSendableLines, readShipments } from "../shipment/shipment.store.ts";
import { needsDecision } from "../shipment/shipment.ts";

/**
 * Records that every parcel of a locked order arrived. Undefined when it is done. Refuses state_conflict when that
 * would be false: something has not left yet, is lost, or came back.
 */
export async function deliverShipments(
  trx: Trx,
  jobs: Jobs,
  order: LockedOrder,
  actor: ShipmentActor,
): Promise<Refusal<"state_conflict"> | undefined> {
  const shipments = await readShipments(trx, order.order_id);
  const undecided = shipments.find(needsDecision);
  if (undecided)
    return refuse(
      "state_conflict",
      `Parcel ${undecided.number} is ${undecided.state}: send it again, refund or cancel it.`,
    );
  const unsent = (await readSendableLines(trx, order.order_id)).reduce((sum, { toSend }) => sum + toSend, 0);
  if (unsent > 0) return refuse("state_conflict", `Pieces that have not been sent yet: ${unsent}.`);
  for (const shipment of shipments.filter(({ state }) => state === "sent"))
    await applyShipmentEnd(trx, jobs, { order, shipment }, "delivered", actor);
  return undefined;
}
