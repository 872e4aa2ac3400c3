import { sql } from "kysely";
import type { Db, Trx } from "../../platform/db/database.ts";
import { mailsGoTo } from "./mails-go-to.ts";

/**
 * What the link of an order is made from and who it acts for. Undefined for an unknown order, and for a buyer who was
 * blocked or erased: their links open nothing.
 */
export const findOrderToLink = (db: Db | Trx, orderNo: string) =>
  db
    .selectFrom("orders")
    .innerJoin("users", "users.user_id", "orders.user_id")
    .innerJoin("order_link_key", (join) => join.onTrue())
    .select(["order_no as orderNo", "link_version as version", "secret"])
    .select(["order_id as orderId", "orders.user_id as userId", mailsGoTo])
    .select(sql<string>`coalesce(lower(users.updates_email), users.email_folded)`.as("emailFolded"))
    .select("email_proved_at as emailProvedAt")
    .where("order_no", "=", orderNo)
    .where("blocked_at", "is", null)
    .executeTakeFirst();

/** The next mail carries another link; those that were mailed before open nothing. */
export async function raiseLinkVersion(trx: Trx, orderNo: string): Promise<void> {
  await trx
    .updateTable("orders")
    .set((eb) => ({ link_version: eb("link_version", "+", 1) }))
    .where("order_no", "=", orderNo)
    .execute();
}
