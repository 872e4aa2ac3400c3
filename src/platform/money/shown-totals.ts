import { convert } from "./money.ts";

export interface LineToShow {
  totalPaise: number;
  discountPaise: number;
  isSwag: boolean;
}

/** All amounts are in minor units of the shown currency. `shipping` null is 'to be confirmed'. */
export interface ShownTotals {
  lines: number[];
  subTotal: number;
  discount: number;
  shipping: number | null;
  grandTotal: number;
}

/**
 * The totals that a buyer sees (specification 9). Each line, each line's discount and the shipping is
 * converted, and then the converted amounts are added. So they add up exactly in every currency. A discount
 * is never above its line, so nothing shown is negative. Swag lines show and count 0.
 */
export function shownTotals(
  parts: { lines: readonly LineToShow[]; shippingPaise: number | null },
  rateMicros: number,
  unit = 1,
): ShownTotals {
  const shown = (paise: number) => convert(paise, rateMicros, unit);
  const lines = parts.lines.map((line) => (line.isSwag ? 0 : shown(line.totalPaise)));
  const subTotal = lines.reduce((sum, line) => sum + line, 0);
  const discount = parts.lines.reduce((sum, line) => sum + (line.isSwag ? 0 : shown(line.discountPaise)), 0);
  const shipping = parts.shippingPaise === null ? null : shown(parts.shippingPaise);
  return { lines, subTotal, discount, shipping, grandTotal: subTotal - discount + (shipping ?? 0) };
}

/**
 * Whether a line's shown total is not its shown price times its quantity, because each is converted on its own: three of $14.46
 * can be $43.37.
 */
export const isConvertedAsAWhole = (
  { unitPaise, quantity, shownMinor }: { unitPaise: number; quantity: number; shownMinor: number },
  rateMicros: number,
  unit = 1,
): boolean => quantity > 1 && convert(unitPaise, rateMicros, unit) * quantity !== shownMinor;
