import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { formatMoney } from "../../../features/money/money.ts";

/** The total of an order as the customer saw it, in the currency of the order. */
export const orderAmount = (order: Pick<OrderRow, "shownAmount" | "currencySymbol">): string =>
  formatMoney(Math.round(order.shownAmount * 100), order.currencySymbol);
