import { sql } from "kysely";
import type { OrderId, RefundId, ReturnId, UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { shownName } from "../../platform/language/translated-columns.ts";

/** When the newest parcel of an order was delivered; undefined when none was. */
export async function readDeliveredAt(db: Db | Trx, orderId: OrderId): Promise<Date | undefined> {
  const delivered = await db
    .selectFrom("shipments")
    .select("ended_at")
    .where("order_id", "=", orderId)
    .where("state", "=", "delivered")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return delivered?.ended_at ?? undefined;
}

/**
 * The lines of an order, with whether each may be returned (not food), how many of its units arrived, and how many are
 * on a return or an exchange already.
 */
export const selectReturnableLines = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom("order_lines")
    .innerJoin("products", "products.product_id", "order_lines.product_id")
    .select(["order_line_id as lineId", "quantity", "product_name as productName", "variant_id as variantId"])
    .select(["size", "is_swag as isSwag", "returnable", shownName.as("shownName")])
    .select(
      sql<number>`(select coalesce(sum(return_lines.quantity), 0)::int from return_lines
        join returns using (return_id) where state <> 'called off'
        and return_lines.order_line_id = order_lines.order_line_id)
        + (select coalesce(sum(piece.quantity), 0)::int from exchange_pieces piece
          join returns using (return_id) where state <> 'called off'
          and piece.order_line_id = order_lines.order_line_id and piece.variant_id = order_lines.variant_id)`.as(
        "returnedQuantity",
      ),
    )
    .select(
      sql<number>`(select coalesce(sum(l.quantity), 0)::int from shipment_lines l join shipments s using (shipment_id)
        where l.order_line_id = order_lines.order_line_id and s.state = 'delivered' and s.return_id is null)`.as(
        "deliveredQuantity",
      ),
    )
    .where("order_id", "=", orderId)
    .orderBy("order_line_id");
export const readReturnableLines = (db: Db | Trx, orderId: OrderId) =>
  selectReturnableLines(db, orderId).execute();
export type ReturnableLine = Awaited<ReturnType<typeof readReturnableLines>>[number];

interface NewReturn {
  readonly orderId: OrderId;
  readonly reason: string;
  readonly userId: UserId;
  readonly now: Date;
  /** Of an exchange: none, it has pieces of its own. */
  readonly lines: readonly { readonly lineId: number; readonly quantity: number }[];
  readonly isExchange?: boolean;
}

/** Returns the return's id and number. The caller has locked the order. */
export async function insertReturn(
  trx: Trx,
  newReturn: NewReturn,
): Promise<{ readonly returnId: ReturnId; readonly number: number }> {
  const { return_id, number } = await trx
    .insertInto("returns")
    .values({
      order_id: newReturn.orderId,
      number: sql<number>`(select count(*)::int + 1 from returns where order_id = ${newReturn.orderId})`,
      reason: newReturn.reason,
      asked_at: newReturn.now,
      asked_by: newReturn.userId,
      is_exchange: newReturn.isExchange ?? false,
    })
    .returning(["return_id", "number"])
    .executeTakeFirstOrThrow();
  if (newReturn.lines.length === 0) return { returnId: return_id, number };
  await trx
    .insertInto("return_lines")
    .values(newReturn.lines.map(({ lineId, quantity }) => ({ return_id, order_line_id: lineId, quantity })))
    .execute();
  return { returnId: return_id, number };
}

export const selectReturns = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom("returns")
    .innerJoin("users as asker", "asker.user_id", "asked_by")
    .leftJoin("users as receiver", "receiver.user_id", "received_by")
    .leftJoin("users as caller", "caller.user_id", "called_off_by")
    .select(["called_off_at", "caller.first_name as callerFirst", "caller.last_name as callerLast"])
    .select([
      "return_id",
      "number",
      "order_id",
      "state",
      "reason",
      "asked_at",
      "received_at",
      "refund_id",
      "returns.version",
      "is_exchange",
    ])
    .select(["asker.first_name as askerFirst", "asker.last_name as askerLast"])
    .select(["receiver.first_name as receiverFirst", "receiver.last_name as receiverLast"])
    .where("order_id", "=", orderId)
    .orderBy("return_id");
export const readReturns = (db: Db | Trx, orderId: OrderId) => selectReturns(db, orderId).execute();
export type ReturnRow = Awaited<ReturnType<typeof readReturns>>[number];

export const selectReturnLines = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom("return_lines")
    .innerJoin("order_lines", "order_lines.order_line_id", "return_lines.order_line_id")
    .select([
      "return_id",
      "return_lines.order_line_id",
      "return_lines.quantity",
      "back_to_stock",
      "written_off",
    ])
    .select(["product_name", "size", "variant_id", shownName.as("shown_name")])
    .where("order_id", "=", orderId)
    .orderBy("return_lines.order_line_id");
export const readReturnLines = (db: Db | Trx, orderId: OrderId) => selectReturnLines(db, orderId).execute();
export type ReturnLineRow = Awaited<ReturnType<typeof readReturnLines>>[number];

const lockRow = (trx: Trx, orderId: OrderId, returnId: ReturnId, isExchange: boolean) =>
  trx
    .selectFrom("returns")
    .select(["return_id", "number", "state", "reason", "version"])
    .where("return_id", "=", returnId)
    .where("order_id", "=", orderId)
    .where("is_exchange", "=", isExchange)
    .forUpdate()
    .executeTakeFirst();

/** A return of this order that is no exchange, locked until the transaction ends. */
export const lockReturn = (trx: Trx, orderId: OrderId, returnId: ReturnId) =>
  lockRow(trx, orderId, returnId, false);

/** The same of an exchange, whose steps are those of orders/exchange. */
export const lockExchange = (trx: Trx, orderId: OrderId, returnId: ReturnId) =>
  lockRow(trx, orderId, returnId, true);

export interface ReceivedLine {
  readonly lineId: number;
  readonly backToStock: number;
  readonly writtenOff: number;
}

export async function markReceived(
  trx: Trx,
  returnId: ReturnId,
  received: { readonly lines: readonly ReceivedLine[]; readonly userId: UserId; readonly now: Date },
): Promise<void> {
  for (const line of received.lines) {
    await trx
      .updateTable("return_lines")
      .set({ back_to_stock: line.backToStock, written_off: line.writtenOff })
      .where("return_id", "=", returnId)
      .where("order_line_id", "=", line.lineId)
      .execute();
  }
  await trx
    .updateTable("returns")
    .set((eb) => ({
      state: "received" as const,
      received_at: received.now,
      received_by: received.userId,
      version: eb("version", "+", 1),
    }))
    .where("return_id", "=", returnId)
    .execute();
}

export async function markRefunded(trx: Trx, returnId: ReturnId, refundId: RefundId): Promise<void> {
  await trx
    .updateTable("returns")
    .set((eb) => ({ state: "refunded" as const, refund_id: refundId, version: eb("version", "+", 1) }))
    .where("return_id", "=", returnId)
    .execute();
}

export async function markCalledOff(
  trx: Trx,
  returnId: ReturnId,
  { userId, now }: { readonly userId: UserId | null; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable("returns")
    .set((eb) => ({
      state: "called off" as const,
      called_off_at: now,
      called_off_by: userId,
      version: eb("version", "+", 1),
    }))
    .where("return_id", "=", returnId)
    .execute();
}

export async function markSentAgain(trx: Trx, returnId: ReturnId): Promise<void> {
  await trx
    .updateTable("returns")
    .set((eb) => ({ state: "sent again" as const, version: eb("version", "+", 1) }))
    .where("return_id", "=", returnId)
    .execute();
}

/** The old pieces of an exchange are back and the new ones ordered, also where it had lapsed before. */
export async function markExchanged(
  trx: Trx,
  returnId: ReturnId,
  { userId, now }: { readonly userId: UserId; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable("returns")
    .set((eb) => ({
      state: "sent again" as const,
      received_at: now,
      received_by: userId,
      called_off_at: null,
      called_off_by: null,
      version: eb("version", "+", 1),
    }))
    .where("return_id", "=", returnId)
    .execute();
}
