import { sql } from "kysely";
import type { Trx } from "../../platform/db/database.ts";

/** Whether any amounts in the present base currency are stored. */
export async function hasAmounts(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from product_variants) or exists (select from orders)
      or exists (select from shipping_bands) or exists (select from service_locations where delivery_charge_paise > 0)
      or exists (select from coupons where amount_paise > 0) as found`.execute(trx);
  return rows[0]?.found ?? false;
}
