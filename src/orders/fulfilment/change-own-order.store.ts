import { sql } from "kysely";
import type { OrderId, UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { shownColour, shownName } from "../../platform/language/translated-columns.ts";

/** What decides whether a person may still change an order of theirs. Undefined: it is not theirs. */
export const findOwnChangeable = (db: Db | Trx, orderNo: string, userId: UserId) =>
  db
    .selectFrom("orders")
    .select(["order_id", "status", "slip_printed_at"])
    .select(
      sql<boolean>`exists (select from invoices where invoices.order_id = orders.order_id)`.as("hasDocument"),
    )
    .where("order_no", "=", orderNo)
    .where("user_id", "=", userId)
    .executeTakeFirst();

/** The lines of an order that have a size. */
export const listSizedLines = (db: Db, orderId: OrderId) =>
  db
    .selectFrom("order_lines")
    .select(["order_line_id", "variant_id", "size", "quantity"])
    .select([shownName.as("product_name"), shownColour.as("colour_name")])
    .where("order_id", "=", orderId)
    .where("size", "<>", "")
    .orderBy("order_line_id")
    .execute();
