import type { ExpressionBuilder } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { isBeforeClaim } from "./before-claim.ts";

/**
 * The URL where an order can be paid now (none while it may be a stranger's), the country it goes to, and the day when the newest of its parcels left that
 * are on their way.
 */
export const payAndDelivery = (eb: ExpressionBuilder<Tables, "orders">) => [
  eb
    .selectFrom("payments")
    .select("link_url")
    .whereRef("payments.order_id", "=", "orders.order_id")
    .where("paid_at", "is", null)
    .where("payments.withdrawn_at", "is", null)
    .where((payment) => payment.not(isBeforeClaim))
    .limit(1)
    .as("pay_url"),
  eb
    .selectFrom("order_addresses")
    .select("country")
    .whereRef("order_addresses.order_id", "=", "orders.order_id")
    .where("is_billing", "=", false)
    .limit(1)
    .as("delivery_country"),
  eb
    .selectFrom("shipments")
    .select("shipment_date")
    .whereRef("shipments.order_id", "=", "orders.order_id")
    .where("state", "=", "sent")
    .orderBy("number", "desc")
    .limit(1)
    .as("on_its_way_since"),
];
