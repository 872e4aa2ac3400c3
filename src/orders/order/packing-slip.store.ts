import { sql } from "kysely";
import type { OrderId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";

/** One of these orders that was paid back in full, while nobody decided to send it. */
export async function findUndecided(db: Db, orderNos: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ order_no: string }>`
    select order_no from orders where order_no in (${sql.join(orderNos)}) and order_queue(orders) = 'decide'
      order by order_no limit 1`.execute(db);
  return rows[0]?.order_no;
}

/** Of kits: the name of their occasion, and what whoever gives it writes to those who get it. */
export async function readKitNotes(db: Db, orderIds: readonly OrderId[]) {
  const { rows } = await sql<{ orderId: OrderId; occasion: string; note: string }>`
    select k.order_id as "orderId", o.name as occasion,
      coalesce((select t.card_note from occasion_texts t where t.occasion_id = k.occasion_id
        and t.language in (orders.language, 'en') and t.card_note <> ''
        order by t.language = orders.language desc limit 1), '') as note
    from kit_redemptions k join occasions o using (occasion_id) join orders using (order_id)
    where k.order_id = any (${orderIds}::integer[])`.execute(db);
  return new Map(rows.map(({ orderId, ...kit }) => [orderId, kit]));
}

/** Confirmed orders whose slip is printed for the first time are packed, and wait to be sent. */
export async function markSlipsPrinted(db: Db, orderNos: readonly string[], now: Date): Promise<void> {
  await sql`
    update orders set slip_printed_at = ${now} where order_id in (
      select order_id from orders where order_no in (${sql.join(orderNos)}) and status = 'Order Confirmed'
        and slip_printed_at is null order by order_id for no key update)`.execute(db);
}

/** Whether a locked order waits to be packed, or is packed and waits to be sent; neither otherwise. */
export async function packingState(trx: Trx, orderId: OrderId): Promise<"pack" | "send" | undefined> {
  const { rows } = await sql<{ queue: string }>`
    select order_queue(orders) as queue from orders where order_id = ${orderId} and status = 'Order Confirmed'`.execute(
    trx,
  );
  const queue = rows[0]?.queue;
  return queue === "pack" || queue === "send" ? queue : undefined;
}

/** A locked order is packed now, or (null) not after all. */
export async function setPacked(trx: Trx, orderId: OrderId, packedAt: Date | null): Promise<void> {
  await trx
    .updateTable("orders")
    .set({ slip_printed_at: packedAt })
    .where("order_id", "=", orderId)
    .execute();
}
