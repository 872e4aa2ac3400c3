import { sql } from "kysely";

/**
 * SQL, for movements `m` grouped by order, variant and size: the pieces taken and not given back. What was taken before
 * staff stopped counting a SKU is gone with that count.
 */
export const takenSince = sql<number>`coalesce(-sum(m.change) filter (where m.stock_movement_id > coalesce((
  select max(n.stock_movement_id) from stock_movements n
  where n.variant_id = m.variant_id and n.size = m.size and n.reason = 'no longer counted'), 0)), 0)::int`;
