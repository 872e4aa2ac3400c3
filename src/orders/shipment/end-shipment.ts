import { moveOrderStock } from "../../catalogue/stock/move-stock.ts";
import { lockStock } from "../../catalogue/stock/stock.store.ts";
import type { ShipmentEnd } from "../../contract/admin/shipments.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { readDemandOf } from "../order/line-parts.store.ts";
import { type FoundShipment, lockShipment } from "./find-shipment.ts";
import { followShipments, type ShipmentActor } from "./follow-shipments.ts";
import { endShipment, markLinesBack, readShipmentLines } from "./shipment.store.ts";
import { nextShipmentStates } from "./shipment.ts";

export interface EndShipment {
  readonly orderNo: string;
  readonly number: number;
  readonly end: ShipmentEnd;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Records that a parcel arrived, is lost or came back to us, and sets the order's status. What came back goes to stock or
 * is written off, piece by piece. The customer is mailed when it arrived. Undefined when it is done. Refuses
 * return_too_large (the pieces that came back do not add up to those of the parcel).
 */
export async function recordShipmentEnd(
  db: Db,
  jobs: Jobs,
  { orderNo, number, end, staff, now }: EndShipment,
): Promise<
  | Refusal<"not_found" | "order_not_found" | "return_too_large" | "state_conflict" | "version_conflict">
  | undefined
> {
  return db.transaction().execute(async (trx) => {
    const found = await lockShipment(trx, { orderNo, number, version: end.version });
    if (isRefusal(found)) return found;
    const { shipment } = found;
    if (!nextShipmentStates(shipment).includes(end.state))
      return refuse(
        "state_conflict",
        `Parcel ${number} is ${shipment.state}${outcomeText(shipment.outcome)}.`,
      );
    const actor = { byUserId: staff.caller.userId, now };
    if (end.state === "returned to sender") {
      const refused = await takeBack(trx, found, end.lines ?? [], actor);
      if (refused) return refused;
    }
    await applyShipmentEnd(trx, jobs, found, end.state, actor);
    await recordChange(trx, {
      staff,
      action: `parcel ${end.state}`,
      subject: "orders",
      subjectId: orderNo,
      before: { parcel: number, state: shipment.state },
      after: { parcel: number, state: end.state, ...(end.lines && { lines: end.lines }) },
      now,
    });
    return undefined;
  });
}

/** The change itself, for staff and for the courier's webhook. The caller checked that the state may change so. */
export async function applyShipmentEnd(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  { order, shipment }: FoundShipment,
  state: ShipmentEnd["state"],
  { byUserId, now }: ShipmentActor,
): Promise<void> {
  const { shipment_id: shipmentId } = shipment;
  await endShipment(trx, shipmentId, { state, byUserId, now });
  await followShipments(trx, jobs, order, { byUserId, now });
  if (state !== "delivered") return;
  const { email: recipient, user_id: userId, order_id: orderId } = order;
  await queueMail(trx, jobs, { kind: "order-delivered", recipient, userId, orderId, shipmentId, now });
}

async function takeBack(
  trx: Trx,
  { order, shipment }: FoundShipment,
  counted: NonNullable<ShipmentEnd["lines"]>,
  { byUserId, now }: ShipmentActor,
): Promise<Refusal<"return_too_large"> | undefined> {
  const lines = (await readShipmentLines(trx, order.order_id)).filter(
    ({ shipment_id }) => shipment_id === shipment.shipment_id,
  );
  const countOf = (lineId: number) => counted.find((each) => each.lineId === lineId);
  const addsUp = lines.every((line) => {
    const each = countOf(line.order_line_id);
    return each && each.backToStock + each.writtenOff === line.quantity;
  });
  if (!addsUp || counted.length !== lines.length)
    return refuse("return_too_large", "Say for each piece whether it goes back to stock or is written off.");
  await markLinesBack(trx, shipment.shipment_id, counted);
  const toStock = await readDemandOf(
    trx,
    lines.map(({ order_line_id: lineId }) => ({ lineId, quantity: countOf(lineId)?.backToStock ?? 0 })),
  );
  await moveOrderStock(trx, await lockStock(trx, toStock), toStock, 1, {
    reason: "returned to sender",
    orderNo: order.order_no,
    ...(byUserId !== null && { staffId: byUserId }),
    now,
  });
  return undefined;
}

const outcomeText = (outcome: string | null): string => (outcome ? ` and ${outcome}` : "");
