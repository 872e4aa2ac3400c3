import { sql } from "kysely";
import type { Trx } from "../../platform/db/database.ts";
import type { NewRow } from "../../platform/db/tables.ts";

export async function hasCurrency(trx: Trx, currencyCode: string): Promise<boolean> {
  const found = await trx
    .selectFrom("currency_rates")
    .select("currency_code")
    .where("currency_code", "=", currencyCode)
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes all rates with their history and leaves the one of the base currency. */
export async function replaceRates(
  trx: Trx,
  base: Pick<NewRow<"currency_rates">, "currency_code" | "currency_name" | "currency_symbol">,
): Promise<void> {
  await trx.deleteFrom("currency_rate_changes").execute();
  await trx.deleteFrom("currency_rates").execute();
  await trx
    .insertInto("currency_rates")
    .values({ ...base, rate_micros: 1_000_000, position: 0 })
    .execute();
}

/** Divides all rates by that of one currency, which becomes 1. */
export async function rebaseRates(trx: Trx, currencyCode: string): Promise<void> {
  await sql`
    update currency_rates set version = version + 1,
      rate_micros = case when currency_code = ${currencyCode} then 1000000
        else greatest(1, round(rate_micros * 1000000.0 / base.rate)) end
    from (select rate_micros as rate from currency_rates where currency_code = ${currencyCode}) base`.execute(
    trx,
  );
}
