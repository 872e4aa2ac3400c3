import { sql } from "kysely";
import type { TestStore } from "./store.ts";

/** The counts that differ from the sum of their movements or from their newest movement; empty when the ledger is right. */
export async function wrongStockCounts(store: TestStore): Promise<unknown[]> {
  const { rows } = await sql`
    with counters as (
      select variant_id, '' as size, coalesce(stock, 0) as stock from product_variants
      union all select variant_id, size, coalesce(stock, 0) from variant_sizes
    )
    select counters.*, ledger.total, ledger.last from counters left join lateral (
      select coalesce(sum(change), 0)::int as total,
        coalesce((array_agg(stock_after order by stock_movement_id desc))[1], 0) as last
      from stock_movements as moved where moved.variant_id = counters.variant_id and moved.size = counters.size
    ) as ledger on true
    where ledger.total <> counters.stock or ledger.last <> counters.stock`.execute(
    store.services.database.db,
  );
  return rows;
}
