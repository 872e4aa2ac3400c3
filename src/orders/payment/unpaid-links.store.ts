import { sql } from "kysely";
import type { PaymentId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { isBeforeClaim } from "../order/before-claim.ts";

const selectLinks = (db: Db) =>
  db
    .selectFrom("payments")
    .innerJoin("orders", "orders.order_id", "payments.order_id")
    .select(["payment_id", "provider", "provider_ref"])
    .select(
      sql<string[]>`array(select paid_ref from payments known
        where known.order_id = payments.order_id and known.paid_ref is not null)`.as("paidRefs"),
    )
    .where("provider_ref", "is not", null);
/** A provider's link, with the payments of its order that the store knows. */
export type LinkToCheck = Awaited<ReturnType<typeof listLinksToCheck>>[number];

/** Links of unpaid orders that providers made, those that were checked longest ago first. */
export const listLinksToCheck = (db: Db, limit: number) =>
  selectLinks(db)
    .where("paid_at", "is", null)
    .where("orders.status", "=", "Payment Link Sent")
    .orderBy(sql`checked_at nulls first`)
    .limit(limit)
    .execute();

export const findLinkToCheck = (db: Db, paymentId: PaymentId) =>
  selectLinks(db).where("payment_id", "=", paymentId).executeTakeFirst();

/** Every link of an order that a provider made. Undefined when there is no such order. */
export async function listLinksOfOrder(db: Db, orderNo: string): Promise<LinkToCheck[] | undefined> {
  const order = await db
    .selectFrom("orders")
    .select("order_id")
    .where("order_no", "=", orderNo)
    .executeTakeFirst();
  return order && selectLinks(db).where("payments.order_id", "=", order.order_id).execute();
}

export async function markChecked(db: Db, paymentId: PaymentId, now: Date): Promise<void> {
  await db.updateTable("payments").set({ checked_at: now }).where("payment_id", "=", paymentId).execute();
}

/** Open links that were mailed before that time and of which nobody was reminded. */
export const listLinksToRemind = (db: Db, before: Date) =>
  db
    .selectFrom("payments")
    .innerJoin("orders", "orders.order_id", "payments.order_id")
    .innerJoin("users", "users.user_id", "orders.user_id")
    .select(["payment_id", "orders.order_id", "orders.user_id", "email"])
    .where("orders.status", "=", "Payment Link Sent")
    .where((order) => order.not(isBeforeClaim))
    .where("paid_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("undone_at", "is", null)
    .where("reminded_at", "is", null)
    .where("asked_at", "<", before)
    .orderBy("payment_id")
    .limit(200)
    .execute();

/** False when the customer was reminded, paid, or got a newer link meanwhile. */
export async function markReminded(trx: Trx, paymentId: PaymentId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("payments")
    .set({ reminded_at: now })
    .where("payment_id", "=", paymentId)
    .where("reminded_at", "is", null)
    .where("paid_at", "is", null)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
