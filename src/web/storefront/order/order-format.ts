import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { language } from "../../../platform/language/t.ts";
import { moneyText } from "../../../platform/money/money-text.ts";
import { dateLocale } from "../wording/date-locale.ts";

/** An amount as the customer saw it, in the currency of the order. */
export const formatOrderAmount = (
  amount: number,
  currency: Pick<OrderRow, "currencyCode" | "currencySymbol">,
): string => moneyText(Math.round(amount * 100), currency, language());

/** '14 Jun 2026' for a timestamp in ISO 8601: the store's day, like `orderedOn`, wherever the customer is. */
export const orderDay = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { day: "numeric", month: "short", year: "numeric", timeZone }).format(
    new Date(at),
  );

/** The day of a dispatch, stored as '14 Jun 2026', as the page's language writes it. */
export function dispatchDay(stored: string): string {
  const at = Date.parse(`${stored} UTC`);
  return language() === "en" || Number.isNaN(at) ? stored : orderDay(new Date(at).toJSON(), "UTC");
}
