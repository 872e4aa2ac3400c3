import type { CurrencyRate } from "../../../contract/catalogue.schemas.ts";
import { language } from "../../../platform/language/t.ts";
import { shownUnit } from "../../../platform/money/minor-units.ts";
import { convert, rupeesToPaise, toRateMicros } from "../../../platform/money/money.ts";
import { moneyText } from "../../../platform/money/money-text.ts";
import { FALLBACK_RATE, useStoreData } from "../page/store-data.ts";
import { useCurrencyCode } from "./currency.ts";

export interface Money {
  readonly rate: CurrencyRate;
  readonly rateMicros: number;
  /** The smallest amount shown, in hundredths: 100 where the currency has none (yen). */
  readonly unit: number;
  /** Formats decimal rupees, the unit of the API, in the chosen currency: `$10.00`. */
  readonly show: (amount: number) => string;
  /** Formats minor units of the chosen currency, the unit of `shownTotals`. */
  readonly showMinor: (minor: number) => string;
}

/** Money in one currency; USD for an unknown currency, at a rate of 85 where there are no rates. */
export function moneyIn(rates: readonly CurrencyRate[], currencyCode: string): Money {
  const rate =
    rates.find((each) => each.currencyCode === currencyCode) ??
    rates.find((each) => each.currencyCode === FALLBACK_RATE.currencyCode) ??
    FALLBACK_RATE;
  const rateMicros = toRateMicros(rate.currencyRate);
  const unit = shownUnit(rate.currencyCode);
  const showMinor = (minor: number) => moneyText(minor, rate, language());
  return {
    rate,
    rateMicros,
    unit,
    showMinor,
    show: (amount) => showMinor(convert(rupeesToPaise(amount), rateMicros, unit)),
  };
}

/** Money in the currency that was chosen in this browser. */
export function useMoney(): Money {
  const { rates, currencyCode } = useStoreData();
  return moneyIn(rates, useCurrencyCode(currencyCode, rates));
}
