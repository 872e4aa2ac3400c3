import { formatMoney } from "../../../features/money/money.ts";
import { language } from "../../language/t.ts";

/**
 * An amount in minor units of a shown currency, as the page's language writes it: `$1,299.50`, in German `1.299,50 $`.
 * `unit` 100: the currency has no hundredths, or they are not worth showing.
 */
export function showMoney(
  minor: number,
  { currencySymbol, unit }: { readonly currencySymbol: string; readonly unit: number },
): string {
  if (language() === "en") return formatMoney(minor, currencySymbol, unit);
  const amount = formatMoney(minor, "", unit).replace(/[.,]/g, (mark) => (mark === "." ? "," : "."));
  return `${amount}\u00a0${currencySymbol}`;
}
