import type { Db } from "../../platform/db/database.ts";
import { unpaidStatuses } from "../order/order-status.ts";

/** Orders for which nothing was paid, and whose time to pay (`pay_by`) is over, those that ended first first. */
export function listUnpaidOrders(db: Db, now: Date) {
  return db
    .selectFrom("orders")
    .select("order_no")
    .where("status", "in", unpaidStatuses)
    .where("paid_paise", "=", 0)
    .where("pay_by", "<=", now)
    .orderBy("pay_by")
    .limit(100)
    .execute();
}
