import { type InferResult, sql } from "kysely";
import type { OrderId, UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { ERASED } from "../../platform/erasure/person-to-erase.ts";

/**
 * What the ledger of an order adds up to, in paise. `refundedPaise` is done, `refundingPaise` is asked for and not settled,
 * `leftPaise` may still be refunded, `owedPaise` is
 * owed to the customer (the database's function owed_paise).
 */
export const selectOrderBalance = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom("orders")
    .select(["paid_paise as paidPaise", "refunded_paise as refundedPaise"])
    .select(["refunding_paise as refundingPaise", "refund_failed_paise as refundFailedPaise"])
    .select(["disputed_paise as disputedPaise", "charged_back_paise as chargedBackPaise"])
    .select(sql<number>`owed_paise(orders)`.as("owedPaise"))
    .select(
      sql<number>`greatest(0, paid_paise - refunded_paise - refunding_paise - charged_back_paise)::bigint`.as(
        "leftPaise",
      ),
    )
    .where("orders.order_id", "=", orderId);
export const readOrderBalance = (db: Db | Trx, orderId: OrderId) =>
  selectOrderBalance(db, orderId).executeTakeFirstOrThrow();
export type OrderBalance = InferResult<ReturnType<typeof selectOrderBalance>>[number];

/** The ledger of an order, oldest first, with who recorded each entry, the payment link and the refund's reason. */
export const selectOrderLedger = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom("order_ledger")
    .leftJoin("users", "users.user_id", "recorded_by")
    .leftJoin("payments", "payments.payment_id", "order_ledger.payment_id")
    .leftJoin("refunds", "refunds.refund_id", "order_ledger.refund_id")
    .select(["ledger_entry_id", "order_ledger.kind", "order_ledger.amount_paise", "order_ledger.at"])
    .select(["order_ledger.currency_code", "order_ledger.amount_minor", "order_ledger.method"])
    .select(["order_ledger.reference", "problem", "first_name", "last_name"])
    .select(["link_url", "withdrawn_at", "reason", "order_ledger.refund_id"])
    .where("order_ledger.order_id", "=", orderId)
    .orderBy("ledger_entry_id");
export type LedgerRow = InferResult<ReturnType<typeof selectOrderLedger>>[number];

/** Entries of the ledger keep all but why a refund failed or was dropped; the database refuses any other change. */
export async function eraseLedgerProblems(trx: Trx, userId: UserId): Promise<void> {
  await sql`select set_config('kitstore.erasing', 'yes', true)`.execute(trx);
  await sql`update order_ledger set problem = ${ERASED}
    where problem <> '' and order_id in (select order_id from orders where user_id = ${userId})`.execute(trx);
  await sql`select set_config('kitstore.erasing', 'no', true)`.execute(trx);
}
