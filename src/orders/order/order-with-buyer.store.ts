import type { OrderId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { isBeforeClaim } from "./before-claim.ts";
import { dispatchFrom } from "./dispatch-from.ts";
import { mailsGoTo } from "./mails-go-to.ts";
import { queueOfOrder, waitsSince } from "./order-queue.ts";
import { orderSummaryColumns } from "./order-summary-columns.ts";

/** One order of any buyer, with the buyer's name and e-mail address. */
export function findOrderWithBuyer(db: Db, orderNo: string) {
  return db
    .selectFrom("orders")
    .innerJoin("users", "users.user_id", "orders.user_id")
    .select(orderSummaryColumns)
    .select(mailsGoTo)
    .select([queueOfOrder, waitsSince])
    .select(["orders.user_id", "first_name", "last_name", "coupon_code", "billing_office", "billing_gstin"])
    .select(["orders.billing_company", "orders.billing_vat_number", "orders.billing_reference"])
    .select("pay_by")
    .select(isBeforeClaim.as("is_before_claim"))
    .select(["sub_total_paise", "discount_paise", "free_reason", "is_gift", "gift_note", "language"])
    .select((eb) =>
      eb
        .selectFrom("orders as first")
        .select("first.order_no")
        .whereRef("first.order_id", "=", "orders.replaces_order_id")
        .as("replaces_no"),
    )
    .select((eb) =>
      eb
        .selectFrom("invoices")
        .select("invoice_no")
        .whereRef("invoices.order_id", "=", "orders.order_id")
        .where("kind", "=", "invoice")
        .orderBy("invoice_id", "desc")
        .limit(1)
        .as("invoice_no"),
    )
    .where("order_no", "=", orderNo)
    .executeTakeFirst();
}
export type OrderWithBuyer = NonNullable<Awaited<ReturnType<typeof findOrderWithBuyer>>>;

/** The orders with these numbers, in no particular order. */
export const readOrdersByNumber = (db: Db, orderNos: readonly string[]) =>
  db
    .selectFrom("orders")
    .innerJoin("users", "users.user_id", "orders.user_id")
    .select(["order_id", "order_no", "status", "awb_no", mailsGoTo, dispatchFrom.as("dispatch_from")])
    .where("order_no", "in", orderNos.length ? orderNos : [""])
    .execute();

/** The order of a job. */
export const findOrderById = (db: Db, orderId: OrderId) =>
  db
    .selectFrom("orders")
    .select(["order_no", "status", "shipping_paise", "currency_code", "grand_total_paise", "is_swag"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
