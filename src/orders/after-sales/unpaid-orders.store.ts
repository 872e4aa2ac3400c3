import type { Db } from "../../platform/db/database.ts";
import { unpaidStatuses } from "../order/order-status.ts";

/**
 * Orders for which nothing was paid, placed before that time and without a payment link since, oldest first. Orders that cost
 * nothing are left out. `ofUnproved`: only orders of customers who have not proved their e-mail address, or that somebody
 * placed before its owner proved it.
 */
export function listUnpaidOrders(db: Db, before: Date, { ofUnproved }: { readonly ofUnproved: boolean }) {
  return db
    .selectFrom("orders")
    .select("order_no")
    .where("status", "in", unpaidStatuses)
    .where("is_swag", "=", false)
    .where("paid_paise", "=", 0)
    .where((eb) => eb.or([eb("grand_total_paise", ">", 0), eb("shipping_paise", "is", null)]))
    .where("placed_at", "<", before)
    .$if(ofUnproved, (orders) =>
      orders.where("made_by", "is", null).where(({ exists, selectFrom }) =>
        exists(
          selectFrom("users")
            .select("users.user_id")
            .whereRef("users.user_id", "=", "orders.user_id")
            .where((eb) =>
              eb.or([
                eb("email_proved_at", "is", null),
                eb("users.claimed_at", ">", eb.ref("orders.placed_at")), // by whoever had the account before its owner
              ]),
            ),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("payments")
            .select("payment_id")
            .whereRef("payments.order_id", "=", "orders.order_id")
            .where((link) => link.or([link("asked_at", ">=", before), link("undone_at", ">=", before)])),
        ),
      ),
    )
    .orderBy("placed_at")
    .limit(100)
    .execute();
}
