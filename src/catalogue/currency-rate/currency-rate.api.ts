import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import {
  addRate,
  changeRate,
  currencyNotFound,
  dismissOffer,
  queueRatesFetch,
} from "./change-currency-rate.ts";
import { findLastFetch, findRate, listRateChanges, listRates, type RateRow } from "./currency-rate.store.ts";
import { formatMicros, percentChange } from "./currency-rate.ts";
import { removeCurrency } from "./remove-currency.ts";

type RateCalls =
  | "GET /api/admin/currency-rates"
  | "POST /api/admin/currency-rates"
  | "GET /api/admin/currency-rates/{currencyCode}"
  | "PUT /api/admin/currency-rates/{currencyCode}"
  | "DELETE /api/admin/currency-rates/{currencyCode}"
  | "DELETE /api/admin/currency-rates/{currencyCode}/offer"
  | "GET /api/admin/currency-rate-changes"
  | "GET /api/admin/currency-rate-source"
  | "POST /api/admin/currency-rate-source/fetch";

export const currencyRateApi = ({ database: { db }, jobs, settings }: Services): Handlers<RateCalls> => ({
  async "GET /api/admin/currency-rates"({ query }) {
    const found = await listRates(db, query);
    return { ...found, rows: found.rows.map(rateResponse) };
  },
  async "POST /api/admin/currency-rates"({ body, ...staff }) {
    return (await addRate(db, body, staff, staff.now)) ?? readOne(db, body.currencyCode);
  },
  "GET /api/admin/currency-rates/{currencyCode}": ({ params }) => readOne(db, params.currencyCode),
  async "PUT /api/admin/currency-rates/{currencyCode}"({ params: { currencyCode }, body, ...staff }) {
    const refused = await changeRate(db, { currencyCode, change: body, staff, now: staff.now });
    return refused ?? readOne(db, currencyCode);
  },
  async "DELETE /api/admin/currency-rates/{currencyCode}"({
    params: { currencyCode },
    body: { version },
    ...staff
  }) {
    const { defaultCurrency } = settings.current();
    const removal = { currencyCode, version, defaultCurrency, staff, now: staff.now };
    return (await removeCurrency(db, removal)) ?? {};
  },
  async "DELETE /api/admin/currency-rates/{currencyCode}/offer"({ params: { currencyCode }, ...staff }) {
    return (await dismissOffer(db, { currencyCode, staff, now: staff.now })) ?? readOne(db, currencyCode);
  },
  async "GET /api/admin/currency-rate-changes"({ query }) {
    const found = await listRateChanges(db, query);
    return {
      ...found,
      rows: found.rows.map((row) => ({
        id: row.currency_rate_change_id,
        currencyCode: row.currency_code,
        from: formatMicros(row.from_micros),
        to: formatMicros(row.to_micros),
        percent: percentChange(row.from_micros, row.to_micros),
        changedAt: row.changed_at.toISOString(),
        changedBy: row.email ?? "",
      })),
    };
  },
  async "GET /api/admin/currency-rate-source"() {
    const last = await findLastFetch(db);
    const { ratesUrl } = settings.current().integrations;
    return {
      host: ratesUrl ? new URL(ratesUrl).host : "",
      triedAt: last?.tried_at.toISOString() ?? null,
      outcome: last?.outcome ?? "",
    };
  },
  async "POST /api/admin/currency-rate-source/fetch"(staff) {
    if (!settings.current().integrations.ratesUrl)
      return refuse("not_found", "No source of exchange rates is set: see Integrations.");
    await queueRatesFetch(db, jobs, staff, staff.now);
    return 1 as const;
  },
});

async function readOne(db: Db, currencyCode: string) {
  const row = await findRate(db, currencyCode);
  return row ? rateResponse(row) : currencyNotFound;
}

const rateResponse = (row: RateRow) => ({
  id: row.currency_code,
  name: row.currency_name,
  symbol: row.currency_symbol,
  rate: formatMicros(row.rate_micros),
  version: row.version,
  offer:
    row.offered_micros === null || row.offered_at === null
      ? null
      : {
          rate: formatMicros(row.offered_micros),
          percent: percentChange(row.rate_micros, row.offered_micros),
          offeredAt: row.offered_at.toISOString(),
        },
});
