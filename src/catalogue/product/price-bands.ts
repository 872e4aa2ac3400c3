import { hundredthsToAmount, shownUnit } from "../../platform/money/minor-units.ts";
import { convert, toRateMicros } from "../../platform/money/money.ts";
import { priceBandsIn } from "./list-query.ts";
import type { NamedValue } from "./product-list.ts";

interface Rate {
  readonly currencyCode: string;
  readonly currencyRate: number;
}

/** No price is above it. */
const MAX_PAISE = 2 ** 40;

/**
 * Finds the band that a price in paise is in, by the amount that a card shows in a currency. A higher price never shows a lower
 * amount, so each band begins at one price.
 */
export function priceBandsAt({
  currencyCode,
  currencyRate,
}: Rate): (paise: number) => NamedValue | undefined {
  const [rateMicros, unit] = [toRateMicros(currencyRate), shownUnit(currencyCode)];
  const fromHighest = priceBandsIn(currencyCode)
    .toReversed()
    .map((band) => ({
      value: { value: band.value, label: band.value, band },
      fromPaise: lowestPaise((paise) => hundredthsToAmount(convert(paise, rateMicros, unit)) >= band.from),
    }));
  return (paise) => fromHighest.find(({ fromPaise }) => paise >= fromPaise)?.value;
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
