import type { OrderId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Actor, OrderStatus } from "../../platform/db/tables.ts";
import { isUnpaid } from "./order-status.ts";

interface StatusChange {
  readonly orderId: OrderId;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly now: Date;
  readonly by: number | null;
  readonly actor: Actor;
}

async function insertStatusChange(trx: Trx, change: StatusChange): Promise<void> {
  await trx
    .insertInto("order_status_changes")
    .values({
      order_id: change.orderId,
      from_status: change.from,
      to_status: change.to,
      changed_at: change.now,
      changed_by: change.by,
      actor: change.actor,
    })
    .execute();
}

/** Changes the status from the one that the caller knows; the client is known of unpaid orders only. False when the order has another status by now. */
export async function updateOrderStatus(trx: Trx, change: StatusChange): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("orders")
    .set({ status: change.to, ...(!isUnpaid(change.to) && { client_hash: null }) })
    .where("order_id", "=", change.orderId)
    .where("status", "=", change.from)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await insertStatusChange(trx, change);
  return true;
}
