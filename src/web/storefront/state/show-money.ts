import { formatMoney } from "../../../platform/money/money.ts";
import { language } from "../../language/t.ts";

/**
 * An amount in minor units of a shown currency, as the page's language writes it: `$1,299.50`, in German `1.299,50 $`.
 * `unit` 100: the currency has no hundredths, or they are not worth showing.
 */
export function showMoney(
  minor: number,
  { currencySymbol, unit }: { readonly currencySymbol: string; readonly unit: number },
): string {
  return language() === "en"
    ? formatMoney(minor, currencySymbol, unit)
    : withSymbol(formatMoney(minor, "", unit), currencySymbol);
}

/** A figure in English notation with its currency's symbol, as the page's language writes both. */
export function withSymbol(figure: string, currencySymbol: string): string {
  if (language() === "en") return `${currencySymbol}${figure}`;
  return `${figure.replace(/[.,]/g, (mark) => (mark === "." ? "," : "."))}\u00a0${currencySymbol}`;
}
