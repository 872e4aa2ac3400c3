import { shownUnit } from "../../platform/money/minor-units.ts";
import { convert, shareOf, toRateMicros } from "../../platform/money/money.ts";

interface Rate {
  readonly currencyCode: string;
  readonly currencyRate: number;
}

/** An amount in hundredths of one currency of the shop in hundredths of another, by the shop's rates. */
export function inCurrency(hundredths: number, from: Rate, to: Rate): number {
  const paise = shareOf(hundredths, toRateMicros(from.currencyRate), 1_000_000);
  return convert(paise, toRateMicros(to.currencyRate), shownUnit(to.currencyCode));
}
