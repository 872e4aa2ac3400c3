import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { lineRefund } from "../../../../orders/refund/refund-amount.ts";
import { shownUnit } from "../../../../platform/money/minor-units.ts";
import { convert, paiseToRupees, rupeesToPaise } from "../../../../platform/money/money.ts";
import { codedMoneyText } from "../../../../platform/money/money-text.ts";

/** Quantities by the key of the order line. */
export type LineQuantities = Readonly<Record<string, number>>;

/** With a letter first, because a form reads a number in a path as the index of an array. */
export const lineKey = (lineId: number): string => `line${lineId}`;

/** The lines that money can go back for, with how many are left of each. */
export const refundableLines = ({ lines }: StaffOrder) =>
  lines
    .filter((line) => !line.isSwag)
    .map(({ id, productName, size, quantity, refundedQuantity }) => ({
      id,
      productName,
      size,
      left: quantity - refundedQuantity,
    }));
type RefundableLines = ReturnType<typeof refundableLines>;

export const nothingOf = (lines: RefundableLines): LineQuantities =>
  Object.fromEntries(lines.map(({ id }) => [lineKey(id), 0]));
export const everythingLeft = (lines: RefundableLines): LineQuantities =>
  Object.fromEntries(lines.map(({ id, left }) => [lineKey(id), left]));

interface RefundSelection {
  readonly quantities: LineQuantities;
  readonly shipping: boolean;
  /** In the base currency: what belongs to no line. */
  readonly amount?: number | null;
}

/** The refund in the base currency, computed by the server's own rule. Shown before the refund is made. */
export function refundAmount(order: StaffOrder, { quantities, shipping, amount }: RefundSelection): number {
  const lines = order.lines.map((line) => {
    const refundable = {
      quantity: line.quantity,
      netPaise: rupeesToPaise(line.total) - rupeesToPaise(line.discount),
      refundedQuantity: line.refundedQuantity,
      refundedPaise: rupeesToPaise(line.refunded),
    };
    return lineRefund(refundable, quantities[lineKey(line.id)] ?? 0) ?? 0;
  });
  const shippingPaise = shipping ? rupeesToPaise(shippingLeft(order)) : 0;
  return paiseToRupees(lines.reduce((sum, paise) => sum + paise, shippingPaise + rupeesToPaise(amount ?? 0)));
}

/** How many pieces would still be to send after a refund of everything that is left; 0 where something stays paid. */
export function unsentAfter(order: StaffOrder, selection: RefundSelection): number {
  const isConfirmed = order.status === "Order Confirmed" || order.status === "Dispatched";
  if (!isConfirmed || refundAmount(order, selection) !== order.refundable) return 0;
  return order.lines.reduce(
    (sum, { id, toSend }) => sum + Math.max(0, toSend - (selection.quantities[lineKey(id)] ?? 0)),
    0,
  );
}

/** What of the shipping charge is not refunded yet. */
export const shippingLeft = (order: StaffOrder): number =>
  paiseToRupees(rupeesToPaise(order.shipping ?? 0) - rupeesToPaise(order.refundedShipping));

/** What is refunded or on its way, which the server compares with its own. */
export const alreadyRefunded = (order: StaffOrder): number =>
  paiseToRupees(rupeesToPaise(order.refunded) + rupeesToPaise(order.refunding));

/** An amount of the base currency converted to the order's currency, for display. The server decides the last digit. */
export const inOrderCurrency = (order: StaffOrder, amount: number): string =>
  codedMoneyText(
    convert(rupeesToPaise(amount), Math.round(order.currencyRate * 1_000_000), shownUnit(order.currencyCode)),
    order.currencyCode,
    "en",
  );

/** The lines of which at least one is chosen, as the API reads them. */
export const selectedLines = (quantities: LineQuantities): { lineId: number; quantity: number }[] =>
  Object.entries(quantities)
    .map(([key, quantity]) => ({ lineId: Number(key.slice(lineKey(0).length - 1)), quantity }))
    .filter(({ quantity }) => quantity > 0);
