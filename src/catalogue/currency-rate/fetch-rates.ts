import type { Db, Trx } from "../../platform/db/database.ts";
import { readBaseCurrency } from "../../platform/settings/settings.store.ts";
import { deleteOffer, lockRates, saveFetchOutcome, saveOffer, saveRate } from "./currency-rate.store.ts";
import { isFarOff } from "./currency-rate.ts";
import { parseRates } from "./parse-rates.ts";

const MAX_RESPONSE_BYTES = 64 * 1024;
const TIMEOUT_MS = 10_000;

/** Why a response of the source was not used. The message is shown to staff. */
export class UnusableResponse extends Error {}

/**
 * Reads the configured source once and applies its rates to the currencies of the store. A rate that is more
 * than 20 % from the present one is stored as an offer, and staff decide. The outcome is stored for staff. A
 * failure also throws, so that the queue tries again.
 */
export async function fetchRates(db: Db, url: string, now: Date): Promise<void> {
  const baseCurrency = await readBaseCurrency(db);
  const rates = await requestRates(url, baseCurrency).catch(async (error: unknown) => {
    const outcome = error instanceof UnusableResponse ? error.message : "The source could not be reached.";
    await db.transaction().execute((trx) => saveFetchOutcome(trx, now, outcome));
    throw error;
  });
  await db.transaction().execute((trx) => applyRates(trx, rates, { baseCurrency, now }));
}

async function applyRates(
  trx: Trx,
  rates: ReadonlyMap<string, number>,
  { baseCurrency, now }: { baseCurrency: string; now: Date },
): Promise<void> {
  let changed = 0;
  let offered = 0;
  for (const { currency_code, rate_micros } of await lockRates(trx)) {
    const micros = rates.get(currency_code);
    if (micros === undefined || currency_code === baseCurrency) continue;
    if (micros === rate_micros) await deleteOffer(trx, currency_code);
    else if (isFarOff(rate_micros, micros)) {
      await saveOffer(trx, { currency_code, rate_micros: micros, offered_at: now });
      offered += 1;
    } else {
      await saveRate(trx, {
        currency_code,
        from_micros: rate_micros,
        to_micros: micros,
        changed_at: now,
        changed_by: null,
      });
      changed += 1;
    }
  }
  await saveFetchOutcome(
    trx,
    now,
    `${changed} changed${offered ? `, ${offered} too far off to be taken unseen` : ""}.`,
  );
}

/** The rates of a source, in millionths. Throws an UnusableResponse, or another error where nothing responds. */
export async function requestRates(url: string, baseCurrency: string): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(url, {
    redirect: "error",
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new UnusableResponse(`The source answered with status ${response.status}.`);
  const rates = parseRates(parseJson(await readLimitedText(response)), baseCurrency);
  if (!rates?.size) throw new UnusableResponse(`The source's answer has no rates of ${baseCurrency} in it.`);
  return rates;
}

async function readLimitedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_RESPONSE_BYTES) throw new UnusableResponse("The source's answer is too long.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnusableResponse("The source's answer is not JSON.");
  }
}
