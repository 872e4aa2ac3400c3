import { shownUnit, toMinorUnits } from "../../platform/money/minor-units.ts";
import { type LineToShow, shownTotals } from "../../platform/money/shown-totals.ts";

/**
 * The amount that a payment link asks for: the grand total that the buyer saw, in minor units of the order's
 * currency.
 */
export function paymentAmount(
  order: { readonly currency_code: string; readonly rate_micros: number },
  lines: readonly LineToShow[],
  shippingPaise: number,
): { amountMinor: number; currencyCode: string } {
  const { grandTotal } = shownTotals(
    { lines, shippingPaise },
    order.rate_micros,
    shownUnit(order.currency_code),
  );
  return { amountMinor: toMinorUnits(grandTotal, order.currency_code), currencyCode: order.currency_code };
}
