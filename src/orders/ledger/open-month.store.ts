import { sql } from "kysely";
import type { Trx } from "../../platform/db/database.ts";

/**
 * From when something counts that happens at `now`: then, or from the end of the newest closed month on where that is later. No
 * month is closed until the transaction ends, so what it writes with this moment is in the figures of its month.
 */
export async function firstOpenMoment(trx: Trx, now: Date): Promise<Date> {
  const { rows } = await sql<{ opens: Date | null }>`select books_open_from() as opens`.execute(trx);
  const opens = rows[0]?.opens ?? null;
  return opens !== null && opens > now ? opens : now;
}
