import { sql } from "kysely";
import type { Trx } from "../../platform/db/database.ts";

export async function hasCatalogue(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from products) or exists (select from categories) as found`.execute(trx);
  return rows[0]?.found ?? false;
}

/**
 * The worth of a rupee where the store has no rate of it. It is near that of a dollar or a euro; staff set each price
 * before they publish.
 */
const WORTH_WITHOUT_RATE = 1 / 85;

/** How many units of the base currency one rupee, the currency of the samples, is worth. */
export async function readRupeeWorth(trx: Trx): Promise<number> {
  const rate = await trx
    .selectFrom("currency_rates")
    .select("rate_micros")
    .where("currency_code", "=", "INR")
    .executeTakeFirst();
  return rate ? rate.rate_micros / 1_000_000 : WORTH_WITHOUT_RATE;
}
