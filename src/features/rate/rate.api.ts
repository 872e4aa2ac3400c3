import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import type { Services } from "../../server/services.ts";
import { addRate, changeRate, dropOffer, noCurrency, readSourceNow } from "./change-rate.ts";
import { findRateChanges, findRates, type RateRow, readFetch, readRate } from "./rate.store.ts";
import { percentMoved, textOfMicros } from "./rate.ts";

type RateCalls =
  | "GET /api/admin/rates"
  | "POST /api/admin/rates"
  | "GET /api/admin/rates/{currencyCode}"
  | "PUT /api/admin/rates/{currencyCode}"
  | "DELETE /api/admin/rates/{currencyCode}/offer"
  | "GET /api/admin/rate-changes"
  | "GET /api/admin/rate-source"
  | "POST /api/admin/rate-source/read";

export const rateApi = ({ database: { db }, config, jobs }: Services): Handlers<RateCalls> => ({
  async "GET /api/admin/rates"({ query }) {
    const found = await findRates(db, query);
    return { ...found, rows: found.rows.map(rateAnswer) };
  },
  async "POST /api/admin/rates"({ body, ...staff }) {
    return (await addRate(db, body, staff, staff.now)) ?? oneRate(db, body.currencyCode);
  },
  "GET /api/admin/rates/{currencyCode}": ({ params }) => oneRate(db, params.currencyCode),
  async "PUT /api/admin/rates/{currencyCode}"({ params: { currencyCode }, body, ...staff }) {
    const refused = await changeRate(db, { currencyCode, change: body, staff, now: staff.now });
    return refused ?? oneRate(db, currencyCode);
  },
  async "DELETE /api/admin/rates/{currencyCode}/offer"({ params: { currencyCode }, ...staff }) {
    return (await dropOffer(db, { currencyCode, staff, now: staff.now })) ?? oneRate(db, currencyCode);
  },
  async "GET /api/admin/rate-changes"({ query }) {
    const found = await findRateChanges(db, query);
    return {
      ...found,
      rows: found.rows.map((row) => ({
        id: row.currency_rate_change_id,
        currencyCode: row.currency_code,
        from: textOfMicros(row.from_micros),
        to: textOfMicros(row.to_micros),
        percent: percentMoved(row.from_micros, row.to_micros),
        changedAt: row.changed_at.toISOString(),
        changedBy: row.email ?? "",
      })),
    };
  },
  async "GET /api/admin/rate-source"() {
    const last = await readFetch(db);
    return {
      host: config.ratesUrl ? new URL(config.ratesUrl).host : "",
      triedAt: last?.tried_at.toISOString() ?? null,
      outcome: last?.outcome ?? "",
    };
  },
  async "POST /api/admin/rate-source/read"(staff) {
    if (!config.ratesUrl) return refuse("not_found", "No source of rates is configured (RATES_URL).");
    await readSourceNow(db, jobs, staff, staff.now);
    return 1 as const;
  },
});

async function oneRate(db: Db, currencyCode: string) {
  const row = await readRate(db, currencyCode);
  return row ? rateAnswer(row) : noCurrency;
}

const rateAnswer = (row: RateRow) => ({
  id: row.currency_code,
  name: row.currency_name,
  symbol: row.currency_symbol,
  rate: textOfMicros(row.rate_micros),
  version: row.version,
  offer:
    row.offered_micros === null || row.offered_at === null
      ? null
      : {
          rate: textOfMicros(row.offered_micros),
          percent: percentMoved(row.rate_micros, row.offered_micros),
          offeredAt: row.offered_at.toISOString(),
        },
});
