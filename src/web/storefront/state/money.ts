import type { CurrencyRate } from "../../../contract/catalog.schemas.ts";
import { convert, formatMoney, fromWire, toRateMicros } from "../../../features/money/money.ts";
import { FALLBACK_RATE, useStoreData } from "../store-data.ts";
import { useCurrencyCode } from "./currency.ts";

export interface Money {
  readonly rate: CurrencyRate;
  readonly rateMicros: number;
  /** Decimal rupees, as the interface has them, as the chosen currency shows them: `$10.00`. */
  readonly show: (amount: number) => string;
  /** Minor units of the chosen currency, as `shownTotals` makes them. */
  readonly showMinor: (minor: number) => string;
}

/** Money in one currency; USD at 85 where the currency is not known. */
export function moneyIn(rates: readonly CurrencyRate[], currencyCode: string): Money {
  const rate =
    rates.find((each) => each.currencyCode === currencyCode) ??
    rates.find((each) => each.currencyCode === FALLBACK_RATE.currencyCode) ??
    FALLBACK_RATE;
  const rateMicros = toRateMicros(rate.currencyRate);
  const showMinor = (minor: number) => formatMoney(minor, rate.currencySymbol);
  return { rate, rateMicros, showMinor, show: (amount) => showMinor(convert(fromWire(amount), rateMicros)) };
}

/** Money in the currency chosen in this browser. */
export function useMoney(): Money {
  const { rates, currencyCode } = useStoreData();
  return moneyIn(rates, useCurrencyCode(currencyCode));
}
