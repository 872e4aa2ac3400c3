import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { readBaseCurrency } from "../../platform/settings/settings.store.ts";
import { currencyNotFound } from "./change-currency-rate.ts";
import { deleteRate, lockRate } from "./currency-rate.store.ts";
import { formatMicros } from "./currency-rate.ts";

interface RemoveCurrency {
  readonly currencyCode: string;
  readonly version: number;
  /** The currency that is shown to visitors who have chosen none. */
  readonly defaultCurrency: string;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Removes a display currency. Visitors who chose it see the one that is shown first; its orders and the history of its
 * rate stay. Undefined when it is done. Refuses base_currency_in_use (amounts are stored in it) and state_conflict (it is
 * the one that is shown first).
 */
export const removeCurrency = (
  db: Db,
  { currencyCode, version, defaultCurrency, staff, now }: RemoveCurrency,
): Promise<
  Refusal<"base_currency_in_use" | "not_found" | "state_conflict" | "version_conflict"> | undefined
> =>
  db.transaction().execute(async (trx) => {
    const rate = await lockRate(trx, currencyCode);
    if (!rate) return currencyNotFound;
    if (currencyCode === (await readBaseCurrency(trx)))
      return refuse(
        "base_currency_in_use",
        `Prices are stored in ${currencyCode}. It stays as long as it is the base currency.`,
      );
    if (currencyCode === defaultCurrency)
      return refuse(
        "state_conflict",
        `${currencyCode} is the currency that is shown first. Choose another one in Settings, Money.`,
      );
    if (rate.version !== version)
      return refuse("version_conflict", "This rate was changed in the meantime. Nothing was changed.");
    await deleteRate(trx, currencyCode);
    await recordChange(trx, {
      staff,
      action: "currency removed",
      subject: "rates",
      subjectId: currencyCode,
      now,
      before: { name: rate.currency_name, rate: formatMicros(rate.rate_micros) },
    });
    return undefined;
  });
