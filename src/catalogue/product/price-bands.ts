import { hundredthsToAmount, shownUnit } from "../../platform/money/minor-units.ts";
import { convert, toRateMicros } from "../../platform/money/money.ts";
import { type PriceBand, priceBandsIn } from "./list-query.ts";

interface Rate {
  readonly currencyCode: string;
  readonly currencyRate: number;
}

/** No price is above it. */
const MAX_PAISE = 2 ** 40;

/** Finds the band that a price is in by the amount that a card shows. */
export interface PriceBands {
  readonly bands: readonly PriceBand[];
  /** The index of the band; -1 where there is none. */
  bandAt(paise: number): number;
}

const cache = new Map<string, PriceBands>();
/** Rates change once a day. */
const MAX_CACHED = 500;

/** The bands of a currency at its rate. A higher price never shows a lower amount, so each band begins at one price. */
export function priceBandsAt({ currencyCode, currencyRate }: Rate): PriceBands {
  const key = `${currencyCode} ${currencyRate}`;
  const known = cache.get(key);
  if (known) return known;
  const [rateMicros, unit] = [toRateMicros(currencyRate), shownUnit(currencyCode)];
  const bands = priceBandsIn(currencyCode);
  const starts = bands.map(({ from }) =>
    lowestPaise((paise) => hundredthsToAmount(convert(paise, rateMicros, unit)) >= from),
  );
  const made: PriceBands = {
    bands,
    bandAt: (paise) => {
      let [low, high] = [0, starts.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (paise < (starts[middle] ?? 0)) high = middle;
        else low = middle + 1;
      }
      return low - 1;
    },
  };
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, made);
  return made;
}

function lowestPaise(isEnough: (paise: number) => boolean): number {
  let [low, high] = [0, MAX_PAISE];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
