import { type LineToShow, shownTotals } from "../money/money.ts";
import { toMinorUnits } from "../payment/minor-units.ts";

/** What the buyer was shown as the grand total, in the smallest unit of the order's own currency. */
export function amountToAsk(
  order: { readonly currency_code: string; readonly rate_micros: number },
  lines: readonly LineToShow[],
  shippingPaise: number,
): { amountMinor: number; currencyCode: string } {
  const { grandTotal } = shownTotals({ lines, shippingPaise }, order.rate_micros);
  return { amountMinor: toMinorUnits(grandTotal, order.currency_code), currencyCode: order.currency_code };
}
