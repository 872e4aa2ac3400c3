import { findShortfalls, type Shortfall } from "../../buying/cart/cart.ts";
import { refuseShortStock } from "../../buying/cart/validate-item.ts";
import { moveOrderStock } from "../../catalogue/stock/move-stock.ts";
import { lockStock } from "../../catalogue/stock/stock.store.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { ReturnId, VariantId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { readDemandOf } from "../order/line-parts.store.ts";
import { isPaidBackUndecided, type LockedOrder } from "../order/locked-order.store.ts";
import { applyEarlyEvents } from "./early-courier-events.ts";
import { followShipments } from "./follow-shipments.ts";
import {
  insertShipment,
  readSendableLines,
  readShipments,
  type SendableLine,
  settleShipmentRow,
} from "./shipment.store.ts";

export interface Courier {
  readonly shippedBy: string;
  readonly awbNo: string;
  /** A day of the store's calendar, YYYY-MM-DD. */
  readonly shipmentDate: string;
}

export interface LineQuantity {
  readonly lineId: number;
  readonly quantity: number;
}

export interface ShipmentToSend {
  readonly courier: Courier;
  /** Undefined: everything that is left to send. */
  readonly lines?: readonly LineQuantity[] | undefined;
  readonly byUserId: number;
  readonly now: Date;
}

export interface SentShipment {
  readonly shipmentId: number;
  readonly number: number;
}

/**
 * Sends some or all of what is left of a locked order as a new parcel, mails the customer and sets the order's status.
 * The caller has checked that the order may be dispatched. Refuses state_conflict (a kit's day is to come, nothing is left to send,
 * or everything was paid back and nobody decided to send it) and shipment_too_large (more than is left).
 */
export async function sendShipment(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  order: LockedOrder,
  shipment: ShipmentToSend,
): Promise<SentShipment | Refusal<"line_not_found" | "shipment_too_large" | "state_conflict">> {
  if (order.dispatch_from !== null && shipment.courier.shipmentDate < order.dispatch_from)
    return refuse("state_conflict", `This kit is not dispatched before ${order.dispatch_from}.`);
  const sendable = await readSendableLines(trx, order.order_id);
  const left = sendable
    .filter(({ toSend }) => toSend > 0)
    .map(({ lineId, toSend }) => ({ lineId, quantity: toSend }));
  if (left.length === 0) return refuse("state_conflict", "Nothing in this order is left to send.");
  if (await isPaidBackUndecided(trx, order.order_id))
    return refuse(
      "state_conflict",
      "Everything that was paid has been refunded. On the order's page, cancel it or choose 'Send it all the same' first.",
    );
  const lines = shipment.lines ?? left;
  return refuseLines(sendable, lines) ?? writeShipment(trx, jobs, order, { ...shipment, lines });
}

function refuseLines(
  sendable: readonly SendableLine[],
  lines: readonly LineQuantity[],
): Refusal<"line_not_found" | "shipment_too_large"> | undefined {
  if (lines.length === 0 || new Set(lines.map(({ lineId }) => lineId)).size < lines.length)
    return refuse("line_not_found", "Choose at least one line, and each of them once.");
  for (const { lineId, quantity } of lines) {
    const line = sendable.find((each) => each.lineId === lineId);
    if (!line) return refuse("line_not_found", "The order has no such line.");
    if (quantity > line.toSend)
      return refuse("shipment_too_large", `${line.productName}: only ${line.toSend} left to send.`);
  }
  return undefined;
}

/**
 * Sends pieces of a locked order once more: those of a parcel that was lost or came back, or of a return. They are taken
 * from stock again, a kit or its parts as they were taken first.
 */
export async function resendUnits(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  order: LockedOrder,
  shipment: Omit<ShipmentToSend, "lines"> & {
    readonly lines: readonly (LineQuantity & {
      readonly variantId: VariantId;
      readonly productName: string;
    })[];
    readonly replacesId?: number;
    readonly returnId?: ReturnId;
  },
): Promise<SentShipment | Refusal<"out_of_stock">> {
  const demand = await readDemandOf(trx, shipment.lines);
  const stock = await lockStock(trx, demand);
  const [short] = findShortfalls(demand, stock.sizes, stock.variants);
  if (short) return refuseShortStock({ name: shortName(shipment.lines, short) }, short.available);
  await moveOrderStock(trx, stock, demand, -1, {
    reason: "sent again",
    orderNo: order.order_no,
    staffId: shipment.byUserId,
    now: shipment.now,
  });
  return writeShipment(trx, jobs, order, shipment);
}

/** `Polo in M`, or `Polo` where the stock of all its sizes together is short. A part that is short is named by its kit. */
const shortName = (
  lines: readonly { variantId: VariantId; productName: string }[],
  { variantId, size }: Shortfall,
): string =>
  [(lines.find((line) => line.variantId === variantId) ?? lines[0])?.productName, size]
    .filter(Boolean)
    .join(" in ");

async function writeShipment(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  order: LockedOrder,
  {
    courier,
    lines,
    byUserId,
    now,
    ...origin
  }: ShipmentToSend & {
    readonly lines: readonly LineQuantity[];
    readonly replacesId?: number;
    readonly returnId?: ReturnId;
  },
): Promise<SentShipment> {
  const { order_id: orderId } = order;
  if (origin.replacesId)
    await settleShipmentRow(trx, origin.replacesId, { outcome: "sent again", byUserId, now });
  const number = ((await readShipments(trx, orderId)).at(-1)?.number ?? 0) + 1;
  const shipmentId = await insertShipment(trx, {
    orderId,
    number,
    ...courier,
    lines,
    ...origin,
    byUserId,
    now,
  });
  await followShipments(trx, jobs, order, { byUserId, now });
  await queueMail(trx, jobs, {
    kind: "order-dispatched",
    recipient: order.email,
    userId: order.user_id,
    orderId,
    shipmentId,
    now,
  });
  const { shippedBy, awbNo } = courier;
  await applyEarlyEvents(trx, jobs, { orderNo: order.order_no, shipmentId, shippedBy, awbNo, now });
  return { shipmentId, number };
}
