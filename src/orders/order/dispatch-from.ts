import { sql } from "kysely";

/** SQL: the day (YYYY-MM-DD) before which the kit in an order of `orders` is not dispatched. Null: there is none, or no such day. */
export const dispatchFrom = sql<string | null>`(select occasions.dispatch_from from kit_redemptions
  join occasions using (occasion_id) where kit_redemptions.order_id = orders.order_id and kit_redemptions.released_at is null)`;
