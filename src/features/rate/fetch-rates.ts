import type { Db, Trx } from "../../server/db/database.ts";
import { deleteOffer, lockRates, putOffer, writeFetch, writeRate } from "./rate.store.ts";
import { BASE_CURRENCY, isFarOff } from "./rate.ts";
import { readRates } from "./read-rates.ts";

const LONGEST_BYTES = 64 * 1024;
const LONGEST_MS = 10_000;

/** Why a source's answer was not used, in words for the team. */
class NoRates extends Error {}

/**
 * Reads the configured source once and takes its rates of the currencies the store has; one that is more than 20 % away
 * is put aside for somebody to look at. How it ended is kept for the team; a failure throws as well, so that the queue tries again.
 */
export async function fetchRates(db: Db, url: string, now: Date): Promise<void> {
  const rates = await askSource(url).catch(async (error: unknown) => {
    const told = error instanceof NoRates ? error.message : "The source could not be reached.";
    await db.transaction().execute((trx) => writeFetch(trx, now, told));
    throw error;
  });
  await db.transaction().execute((trx) => takeRates(trx, rates, now));
}

async function takeRates(trx: Trx, rates: ReadonlyMap<string, number>, now: Date): Promise<void> {
  let taken = 0;
  let offered = 0;
  for (const { currency_code, rate_micros } of await lockRates(trx)) {
    const micros = rates.get(currency_code);
    if (micros === undefined || currency_code === BASE_CURRENCY) continue;
    if (micros === rate_micros) await deleteOffer(trx, currency_code);
    else if (isFarOff(rate_micros, micros)) {
      await putOffer(trx, { currency_code, rate_micros: micros, offered_at: now });
      offered += 1;
    } else {
      await writeRate(trx, {
        currency_code,
        from_micros: rate_micros,
        to_micros: micros,
        changed_at: now,
        changed_by: null,
      });
      taken += 1;
    }
  }
  await writeFetch(
    trx,
    now,
    `${taken} changed${offered ? `, ${offered} too far off to be taken unseen` : ""}.`,
  );
}

async function askSource(url: string): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(url, {
    redirect: "error",
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  if (!response.ok) throw new NoRates(`The source answered with status ${response.status}.`);
  const rates = readRates(parsed(await shortText(response)));
  if (!rates?.size) throw new NoRates("The source's answer has no rates in it.");
  return rates;
}

async function shortText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > LONGEST_BYTES) throw new NoRates("The source's answer is too long.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NoRates("The source's answer is not JSON.");
  }
}
