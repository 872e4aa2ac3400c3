import { formatMoney } from "../../../features/money/money.ts";

/** An amount as the customer saw it, in the currency of the order. */
export const formatOrderAmount = (amount: number, currencySymbol: string): string =>
  formatMoney(Math.round(amount * 100), currencySymbol);

/** The day in India, like `orderedOn`, whatever the customer's time zone is. */
const dayFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

/** '14 Jun 2026' for a timestamp in ISO 8601. */
export const orderDay = (at: string): string => dayFormat.format(new Date(at));
