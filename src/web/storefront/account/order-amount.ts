import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { formatMoney } from "../../../features/money/money.ts";

/** What an order costs as its buyer saw it, in the currency of its moment. */
export const orderAmount = (order: Pick<OrderRow, "shownAmount" | "currencySymbol">): string =>
  formatMoney(Math.round(order.shownAmount * 100), order.currencySymbol);
