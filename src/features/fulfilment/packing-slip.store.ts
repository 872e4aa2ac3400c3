import { sql } from "kysely";
import type { Db } from "../../server/db/database.ts";

/** Confirmed orders whose slip is printed for the first time are packed, and wait to be sent. */
export async function markSlipsPrinted(db: Db, orderNos: readonly string[], now: Date): Promise<void> {
  await sql`
    update orders set slip_printed_at = ${now} where order_id in (
      select order_id from orders where order_no in (${sql.join(orderNos)}) and status = 'Order Confirmed'
        and slip_printed_at is null order by order_id for no key update)`.execute(db);
}
