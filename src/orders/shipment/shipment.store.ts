import { type InferResult, sql } from "kysely";
import type { OrderId, RefundId, ReturnId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { type ShipmentOutcome, type ShipmentState, unitsToSend } from "./shipment.ts";

/** The parcels of an order, the first one first. */
export const selectShipments = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom("shipments")
    .leftJoin("users as sender", "sender.user_id", "sent_by")
    .leftJoin("users as ender", "ender.user_id", "ended_by")
    .leftJoin("users as settler", "settler.user_id", "settled_by")
    .leftJoin("shipments as replaced", "replaced.shipment_id", "shipments.replaces_id")
    .select(["shipments.shipment_id", "shipments.number", "shipments.state", "shipments.outcome"])
    .select(["shipments.shipped_by", "shipments.awb_no", "shipments.shipment_date", "shipments.version"])
    .select(["shipments.sent_at", "shipments.ended_at", "shipments.settled_at", "shipments.return_id"])
    .select(["replaced.number as replaces_number"])
    .select(["sender.first_name as senderFirst", "sender.last_name as senderLast"])
    .select(["ender.first_name as enderFirst", "ender.last_name as enderLast"])
    .select(["settler.first_name as settlerFirst", "settler.last_name as settlerLast"])
    .where("shipments.order_id", "=", orderId)
    .orderBy("shipments.number");
export const readShipments = (db: Db | Trx, orderId: OrderId) => selectShipments(db, orderId).execute();
export type ShipmentRow = InferResult<ReturnType<typeof selectShipments>>[number];

export const selectShipmentLines = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom("shipment_lines")
    .innerJoin("order_lines", "order_lines.order_line_id", "shipment_lines.order_line_id")
    .select(["shipment_id", "shipment_lines.order_line_id", "shipment_lines.quantity"])
    .select(["back_to_stock", "written_off", "product_name", "size", "variant_id"])
    .where("order_id", "=", orderId)
    .orderBy("shipment_lines.order_line_id");
export const readShipmentLines = (db: Db | Trx, orderId: OrderId) =>
  selectShipmentLines(db, orderId).execute();
export type ShipmentLineRow = InferResult<ReturnType<typeof selectShipmentLines>>[number];

/** The line items of these orders with how much of each was sent, and refunded before it was sent, or withheld. */
const selectSendable = (db: Db | Trx, orderIds: readonly OrderId[]) =>
  db
    .selectFrom("order_lines")
    .select(["order_line_id as lineId", "product_name as productName", "size", "quantity"])
    .select(["variant_id as variantId", "order_id as orderId", "colour_name as colourName", "contents"])
    .select([
      sql<number>`(select coalesce(sum(l.quantity), 0)::int from shipment_lines l join shipments s using (shipment_id)
        where l.order_line_id = order_lines.order_line_id and s.replaces_id is null and s.return_id is null)`.as(
        "sentQuantity",
      ),
      sql<number>`case when (select rest_withheld_at from orders where orders.order_id = order_lines.order_id) is not null
        then quantity - (select coalesce(sum(l.quantity), 0) from shipment_lines l join shipments s using (shipment_id)
          where l.order_line_id = order_lines.order_line_id and s.replaces_id is null and s.return_id is null)
        else (select coalesce(sum(l.quantity), 0) from refund_lines l join refunds r using (refund_id)
          where l.order_line_id = order_lines.order_line_id and r.state in ('requested', 'done')
            and not exists (select from returns where returns.refund_id = r.refund_id)
            and not exists (select from shipments where shipments.refund_id = r.refund_id)) end::int`.as(
        "withdrawnQuantity",
      ),
    ])
    .where("order_id", "in", orderIds.length ? orderIds : [0])
    .orderBy("order_line_id");
export const selectSendableLines = (db: Db | Trx, orderId: OrderId) => selectSendable(db, [orderId]);
export type SendableLine = InferResult<ReturnType<typeof selectSendableLines>>[number] & {
  readonly toSend: number;
};

export const readSendableLines = async (db: Db | Trx, orderId: OrderId): Promise<SendableLine[]> =>
  readLinesToSend(db, [orderId]);

/** The same of several orders. */
export const readLinesToSend = async (db: Db | Trx, orderIds: readonly OrderId[]): Promise<SendableLine[]> =>
  (await selectSendable(db, orderIds).execute()).map((line) => ({ ...line, toSend: unitsToSend(line) }));

export interface NewShipment {
  readonly orderId: OrderId;
  readonly number: number;
  readonly shippedBy: string;
  readonly awbNo: string;
  /** A day of the store's calendar, YYYY-MM-DD. */
  readonly shipmentDate: string;
  readonly lines: readonly { readonly lineId: number; readonly quantity: number }[];
  readonly replacesId?: number;
  readonly returnId?: ReturnId;
  readonly byUserId: number;
  readonly now: Date;
}

/** Writes a parcel with its lines. Returns its id. */
export async function insertShipment(trx: Trx, shipment: NewShipment): Promise<number> {
  const { shipment_id } = await trx
    .insertInto("shipments")
    .values({
      order_id: shipment.orderId,
      number: shipment.number,
      shipped_by: shipment.shippedBy,
      awb_no: shipment.awbNo,
      shipment_date: shipment.shipmentDate,
      sent_at: shipment.now,
      sent_by: shipment.byUserId,
      replaces_id: shipment.replacesId ?? null,
      return_id: shipment.returnId ?? null,
    })
    .returning("shipment_id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("shipment_lines")
    .values(shipment.lines.map(({ lineId, quantity }) => ({ shipment_id, order_line_id: lineId, quantity })))
    .execute();
  return shipment_id;
}

export async function updateCourier(
  trx: Trx,
  shipmentId: number,
  courier: { readonly shippedBy: string; readonly awbNo: string; readonly shipmentDate: string },
): Promise<void> {
  await trx
    .updateTable("shipments")
    .set((eb) => ({
      shipped_by: courier.shippedBy,
      awb_no: courier.awbNo,
      shipment_date: courier.shipmentDate,
      version: eb("version", "+", 1),
    }))
    .where("shipment_id", "=", shipmentId)
    .execute();
}

/** `byUserId` is null when the courier's webhook said it. */
export async function endShipment(
  trx: Trx,
  shipmentId: number,
  end: { readonly state: ShipmentState; readonly byUserId: number | null; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable("shipments")
    .set((eb) => ({
      state: end.state,
      ended_at: end.now,
      ended_by: end.byUserId,
      version: eb("version", "+", 1),
    }))
    .where("shipment_id", "=", shipmentId)
    .execute();
}

export async function markLinesBack(
  trx: Trx,
  shipmentId: number,
  lines: readonly { readonly lineId: number; readonly backToStock: number; readonly writtenOff: number }[],
): Promise<void> {
  for (const line of lines)
    await trx
      .updateTable("shipment_lines")
      .set({ back_to_stock: line.backToStock, written_off: line.writtenOff })
      .where("shipment_id", "=", shipmentId)
      .where("order_line_id", "=", line.lineId)
      .execute();
}

export async function settleShipmentRow(
  trx: Trx,
  shipmentId: number,
  settled: {
    readonly outcome: ShipmentOutcome;
    readonly refundId?: RefundId;
    readonly byUserId: number;
    readonly now: Date;
  },
): Promise<void> {
  await trx
    .updateTable("shipments")
    .set((eb) => ({
      outcome: settled.outcome,
      refund_id: settled.refundId ?? null,
      settled_at: settled.now,
      settled_by: settled.byUserId,
      version: eb("version", "+", 1),
    }))
    .where("shipment_id", "=", shipmentId)
    .execute();
}
