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
  const shownAmount = amountsIn({ currencyCode, currencyRate });
  const fromHighest = priceBandsIn(currencyCode)
    .toReversed()
    .map((band) => ({
      value: { value: band.value, label: band.value, band },
      fromPaise: lowestPaise((paise) => shownAmount(paise) >= band.from),
    }));
  return (paise) => fromHighest.find(({ fromPaise }) => paise >= fromPaise)?.value;
}

/** Whether a card shows a price in paise as an amount of a currency from one to another, both included. */
export function pricesShown(
  rate: Rate,
  { from, to }: { from: number; to: number },
): (paise: number) => boolean {
  const shownAmount = amountsIn(rate);
  const lowest = lowestPaise((paise) => shownAmount(paise) >= from);
  const above = lowestPaise((paise) => shownAmount(paise) > to);
  return (paise) => paise >= lowest && paise < above;
}

/** The amount that a card shows of a price in paise. */
function amountsIn({ currencyCode, currencyRate }: Rate): (paise: number) => number {
  const [rateMicros, unit] = [toRateMicros(currencyRate), shownUnit(currencyCode)];
  return (paise) => hundredthsToAmount(convert(paise, rateMicros, unit));
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
