import type { Db, Trx } from "../../server/db/database.ts";
import type { NewRow } from "../../server/db/rows.ts";

/** Notes a link that is asked to be paid by; the order's earlier open one is withdrawn. */
export async function insertPayment(trx: Trx, payment: NewRow<"payments">): Promise<void> {
  await withdrawOpenPayment(trx, payment.order_id, payment.asked_at as Date);
  await trx.insertInto("payments").values(payment).execute();
}

export async function withdrawOpenPayment(trx: Trx, orderId: number, now: Date): Promise<void> {
  await trx
    .updateTable("payments")
    .set({ withdrawn_at: now })
    .where("order_id", "=", orderId)
    .where("paid_at", "is", null)
    .where("withdrawn_at", "is", null)
    .execute();
}

/** The open payment of an order is paid now; nothing when it has none. */
export async function settleOpenPayment(trx: Trx, orderId: number, now: Date): Promise<void> {
  await trx
    .updateTable("payments")
    .set({ paid_at: now })
    .where("order_id", "=", orderId)
    .where("paid_at", "is", null)
    .where("withdrawn_at", "is", null)
    .execute();
}

/** Every link of an order, oldest first, with who asked. */
export const readPayments = (db: Db, orderId: number) =>
  db
    .selectFrom("payments")
    .leftJoin("users", "users.user_id", "asked_by")
    .select(["payment_id", "provider", "provider_ref", "link_url", "amount_paise", "asked_at", "paid_at"])
    .select(["withdrawn_at", "first_name", "last_name"])
    .where("order_id", "=", orderId)
    .orderBy("payment_id")
    .execute();
export type PaymentRow = Awaited<ReturnType<typeof readPayments>>[number];
