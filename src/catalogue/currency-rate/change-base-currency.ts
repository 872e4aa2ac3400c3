import { sql } from "kysely";
import type { Trx } from "../../platform/db/database.ts";
import { currencySymbol } from "../../platform/money/currency-symbol.ts";
import { hasCurrency } from "../../platform/settings/settings.store.ts";

/**
 * Makes another currency the one that amounts are stored in: its rate becomes 1, and the others keep their worth.
 * Where the store has no rate of it, nobody knows what the others are worth in it, so they are deleted. The caller
 * has checked that no amount is stored.
 */
export async function changeBaseCurrency(trx: Trx, currencyCode: string): Promise<void> {
  if (!(await hasCurrency(trx, currencyCode))) {
    await trx.deleteFrom("currency_rate_changes").execute();
    await trx.deleteFrom("currency_rates").execute();
    await trx
      .insertInto("currency_rates")
      .values({
        currency_code: currencyCode,
        rate_micros: 1_000_000,
        currency_symbol: currencySymbol(currencyCode),
        currency_name: nameOf(currencyCode),
        position: 0,
      })
      .execute();
    return;
  }
  await sql`
    update currency_rates set version = version + 1,
      rate_micros = case when currency_code = ${currencyCode} then 1000000
        else greatest(1, round(rate_micros * 1000000.0 / base.rate)) end
    from (select rate_micros as rate from currency_rates where currency_code = ${currencyCode}) base`.execute(
    trx,
  );
}

const nameOf = (currencyCode: string): string =>
  new Intl.DisplayNames("en", { type: "currency" }).of(currencyCode) ?? currencyCode;

/** Amounts are stored in hundredths, so a base currency has two decimals. */
export const canBeBase = (currencyCode: string): boolean =>
  Intl.supportedValuesOf("currency").includes(currencyCode) &&
  new Intl.NumberFormat("en", { style: "currency", currency: currencyCode }).resolvedOptions()
    .maximumFractionDigits === 2;
