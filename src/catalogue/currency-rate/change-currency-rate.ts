import type { NewRate, RateChange } from "../../contract/admin/currency-rates.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { currencyUnits } from "../../platform/money/currency-symbol.ts";
import { readBaseCurrency } from "../../platform/settings/settings.store.ts";
import { deleteOffer, insertRate, lockRate, saveRate } from "./currency-rate.store.ts";
import { formatMicros, isFarOff, parseMicros, percentChange } from "./currency-rate.ts";

interface RateEdit {
  readonly currencyCode: string;
  readonly staff: StaffCaller;
  readonly now: Date;
}

export const currencyNotFound = refuse("not_found", "There is no such currency.");
const invalidRate = refuse(
  "rate_invalid",
  "A rate is a number above 0 with at most six decimals, such as 85.25.",
);

const ofBase = (baseCurrency: string) =>
  refuse("rate_invalid", `Everything is kept in ${currencyUnits(baseCurrency)}: their rate is always 1.`);

/**
 * Changes the rate of a currency in the base currency, and records who changed it, when, from and to. Undefined when it
 * is done. Refuses rate_invalid (not a number above 0, the present rate, or the rate of the base currency) and
 * rate_change_too_large (more than 20 % from the present rate; `percent` has the difference, and the same call with
 * `confirmed` accepts it).
 */
export async function changeRate(
  db: Db,
  { currencyCode, change, staff, now }: RateEdit & { readonly change: RateChange },
): Promise<Refusal<"not_found" | "rate_change_too_large" | "rate_invalid" | "version_conflict"> | undefined> {
  const toMicros = parseMicros(change.rate);
  if (toMicros === undefined) return invalidRate;
  return db.transaction().execute(async (trx) => {
    const rate = await lockRate(trx, currencyCode);
    if (!rate) return currencyNotFound;
    const baseCurrency = await readBaseCurrency(trx);
    if (currencyCode === baseCurrency) return ofBase(baseCurrency);
    if (rate.version !== change.version)
      return refuse("version_conflict", "This rate was changed in the meantime. Nothing was changed.");
    if (rate.rate_micros === toMicros) return refuse("rate_invalid", "It has that rate already.");
    if (isFarOff(rate.rate_micros, toMicros) && !change.confirmed) {
      const percent = percentChange(rate.rate_micros, toMicros);
      return refuse(
        "rate_change_too_large",
        `That is ${percent > 0 ? "+" : ""}${percent}% away from the present rate.`,
        {
          percent,
        },
      );
    }
    const from = rate.rate_micros;
    await saveRate(trx, {
      currency_code: currencyCode,
      from_micros: from,
      to_micros: toMicros,
      changed_at: now,
      changed_by: staff.caller.userId,
    });
    await recordChange(trx, {
      staff,
      action: "rate changed",
      subject: "rates",
      subjectId: currencyCode,
      before: { rate: formatMicros(from) },
      after: { rate: formatMicros(toMicros) },
      now,
    });
    return undefined;
  });
}

/** Adds a display currency. Undefined when it is done. */
export async function addRate(
  db: Db,
  rate: NewRate,
  staff: StaffCaller,
  now: Date,
): Promise<Refusal<"name_taken" | "rate_invalid"> | undefined> {
  const micros = parseMicros(rate.rate);
  if (micros === undefined) return invalidRate;
  return db.transaction().execute(async (trx) => {
    const baseCurrency = await readBaseCurrency(trx);
    if (rate.currencyCode === baseCurrency && formatMicros(micros) !== "1") return ofBase(baseCurrency);
    const isNew = await insertRate(trx, {
      currency_code: rate.currencyCode,
      rate_micros: micros,
      currency_symbol: rate.symbol.trim(),
      currency_name: rate.name.trim(),
    });
    if (!isNew) return refuse("name_taken", "There is already a currency with that code.");
    await recordChange(trx, {
      staff,
      action: "currency added",
      subject: "rates",
      subjectId: rate.currencyCode,
      after: rate,
      now,
    });
    return undefined;
  });
}

/** Dismisses the rate that the source offered. Undefined when it is done. */
export async function dismissOffer(
  db: Db,
  { currencyCode, staff, now }: RateEdit,
): Promise<Refusal<"not_found"> | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockRate(trx, currencyCode))) return currencyNotFound;
    if (!(await deleteOffer(trx, currencyCode)))
      return refuse("not_found", "Nothing is offered for this currency any more.");
    await recordChange(trx, {
      staff,
      action: "offered rate dropped",
      subject: "rates",
      subjectId: currencyCode,
      now,
    });
    return undefined;
  });
}

/** Queues a read of the configured source now, before the daily one. */
export async function queueRatesFetch(db: Db, jobs: Jobs, staff: StaffCaller, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await jobs.enqueue(trx, "rates.fetch", {});
    await recordChange(trx, {
      staff,
      action: "source of rates read",
      subject: "rates",
      subjectId: "source",
      now,
    });
  });
}
