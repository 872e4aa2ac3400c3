import type { StaffOrder } from "../../../../contract/admin/orders.ts";
import { lineRefund } from "../../../../features/after-sales/refund-amount.ts";
import { convert, paiseToRupees, rupeesToPaise } from "../../../../features/money/money.ts";

export interface RefundSelection {
  /** Quantities to refund, by the id of the order line. */
  readonly quantities: Readonly<Record<number, number>>;
  readonly shipping: boolean;
}

/** The refund in rupees, computed by the server's own rule. Shown before the refund is made. */
export function refundAmount(order: StaffOrder, { quantities: pieces, shipping }: RefundSelection): number {
  const lines = order.lines.map((line) => {
    const refundable = {
      quantity: line.quantity,
      netPaise: rupeesToPaise(line.total) - rupeesToPaise(line.discount),
      refundedQuantity: line.refundedQuantity,
      refundedPaise: rupeesToPaise(line.refunded),
    };
    return lineRefund(refundable, pieces[line.id] ?? 0) ?? 0;
  });
  return paiseToRupees(
    lines.reduce((sum, paise) => sum + paise, shipping ? rupeesToPaise(shippingLeft(order)) : 0),
  );
}

/** Rupees of the shipping charge that are not refunded yet. */
export const shippingLeft = (order: StaffOrder): number =>
  paiseToRupees(rupeesToPaise(order.shipping ?? 0) - rupeesToPaise(order.refundedShipping));

/** Rupees converted to the order's currency, for display. The server decides the last digit. */
export const inOrderCurrency = (order: StaffOrder, rupees: number): string =>
  `${order.currencySymbol}${(convert(rupeesToPaise(rupees), Math.round(order.currencyRate * 1_000_000)) / 100).toFixed(2)}`;

export const selectedLines = (
  quantities: RefundSelection["quantities"],
): { lineId: number; quantity: number }[] =>
  Object.entries(quantities)
    .map(([lineId, quantity]) => ({ lineId: Number(lineId), quantity }))
    .filter(({ quantity }) => quantity > 0);
