import type { NewRate, RateChange } from "../../contract/admin/rates.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { recordChange } from "../audit/record-change.ts";
import { deleteOffer, insertRate, lockRate, writeRate } from "./rate.store.ts";
import { BASE_CURRENCY, isFarOff, microsOfText, percentMoved, textOfMicros } from "./rate.ts";

interface OnRate {
  readonly currencyCode: string;
  readonly staff: Staff;
  readonly now: Date;
}

export const noCurrency = refuse("not_found", "There is no such currency.");
const noRate = refuse("rate_wrong", "A rate is a number above 0 with at most six decimals, such as 85.25.");

/**
 * Changes what one of a currency costs in rupees, and writes who, when, from and to. Undefined when it is done; refuses
 * not_found, edited_meanwhile, rate_wrong (no number above 0; the rupee's own) and rate_far_off (more than 20 % away,
 * `percent` says how far: the same call with `confirmed` takes it).
 */
export async function changeRate(
  db: Db,
  { currencyCode, change, staff, now }: OnRate & { readonly change: RateChange },
): Promise<Refusal | undefined> {
  const toMicros = microsOfText(change.rate);
  if (toMicros === undefined) return noRate;
  return db.transaction().execute(async (trx) => {
    const rate = await lockRate(trx, currencyCode);
    if (!rate) return noCurrency;
    if (currencyCode === BASE_CURRENCY)
      return refuse("rate_wrong", "Everything is kept in rupees: their rate is always 1.");
    if (rate.version !== change.version)
      return refuse("edited_meanwhile", "This rate was changed meanwhile. Nothing was changed.");
    if (rate.rate_micros === toMicros) return refuse("rate_wrong", "That is the rate it has already.");
    if (isFarOff(rate.rate_micros, toMicros) && !change.confirmed) {
      const percent = percentMoved(rate.rate_micros, toMicros);
      return refuse("rate_far_off", `That is ${percent > 0 ? "+" : ""}${percent} % from the present rate.`, {
        percent,
      });
    }
    const from = rate.rate_micros;
    await writeRate(trx, {
      currency_code: currencyCode,
      from_micros: from,
      to_micros: toMicros,
      changed_at: now,
      changed_by: staff.who.userId,
    });
    await recordChange(trx, {
      staff,
      action: "rate changed",
      subject: "rates",
      subjectId: currencyCode,
      before: { rate: textOfMicros(from) },
      after: { rate: textOfMicros(toMicros) },
      now,
    });
    return undefined;
  });
}

/** Shows prices in one more currency. Undefined when it is done; refuses rate_wrong and name_taken. */
export async function addRate(db: Db, rate: NewRate, staff: Staff, now: Date): Promise<Refusal | undefined> {
  const micros = microsOfText(rate.rate);
  if (micros === undefined) return noRate;
  return db.transaction().execute(async (trx) => {
    const isNew = await insertRate(trx, {
      currency_code: rate.currencyCode,
      rate_micros: micros,
      currency_symbol: rate.symbol.trim(),
      currency_name: rate.name.trim(),
    });
    if (!isNew) return refuse("name_taken", "There is a currency of that code already.");
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

/** Drops what the source offered. Undefined when it is done; refuses not_found. */
export async function dropOffer(db: Db, { currencyCode, staff, now }: OnRate): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockRate(trx, currencyCode))) return noCurrency;
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

/** Has the configured source read now and not only tomorrow. */
export async function readSourceNow(db: Db, jobs: Jobs, staff: Staff, now: Date): Promise<void> {
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
