import type { StaffOrder } from "../../../../contract/admin/orders.ts";
import { convert, fromWire, toWire } from "../../../../features/money/money.ts";
import { lineRefund } from "../../../../features/refund/refund.ts";

export interface Back {
  /** Pieces by the line's id. */
  readonly pieces: Readonly<Record<number, number>>;
  readonly shipping: boolean;
}

/** Rupees that would go back, by the server's own rule: what is said before the step is taken. */
export function amountBack(order: StaffOrder, { pieces, shipping }: Back): number {
  const lines = order.lines.map((line) => {
    const rule = {
      quantity: line.quantity,
      netPaise: fromWire(line.total) - fromWire(line.discount),
      refundedQuantity: line.refundedQuantity,
      refundedPaise: fromWire(line.refunded),
    };
    return lineRefund(rule, pieces[line.id] ?? 0) ?? 0;
  });
  return toWire(lines.reduce((sum, paise) => sum + paise, shipping ? fromWire(shippingLeft(order)) : 0));
}

/** Rupees of the shipping charge that have not gone back. */
export const shippingLeft = (order: StaffOrder): number =>
  toWire(fromWire(order.shipping ?? 0) - fromWire(order.refundedShipping));

/** The same in the buyer's currency, for reading; the server settles the last digit. */
export const inBuyersCurrency = (order: StaffOrder, rupees: number): string =>
  `${order.currencySymbol}${(convert(fromWire(rupees), Math.round(order.currencyRate * 1_000_000)) / 100).toFixed(2)}`;

export const linesOf = (pieces: Back["pieces"]): { lineId: number; quantity: number }[] =>
  Object.entries(pieces)
    .map(([lineId, quantity]) => ({ lineId: Number(lineId), quantity }))
    .filter(({ quantity }) => quantity > 0);
