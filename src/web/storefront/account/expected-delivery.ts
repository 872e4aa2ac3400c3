import type { OrderDetails } from "../../../contract/customer-orders.ts";
import { arrivalDays, formatArrival } from "../catalog/delivery-dates.ts";

const DAY_MS = 86_400_000;

/**
 * '28 Nov – 3 Dec': when an order should arrive, counted from the day it was placed. Null for a delivered or cancelled
 * order, and when these days are over because the payment was late: no date is better than a wrong one.
 */
export function expectedDelivery(
  order: Pick<OrderDetails, "status" | "placedAt" | "addresses">,
  now: number,
  timeZone: string,
): string | null {
  if (order.status === "Delivered" || order.status === "Cancelled") return null;
  const country = order.addresses.find((each) => !each.isBilling)?.country;
  const placedAt = Date.parse(order.placedAt);
  if (!country || arrivalDays(country, placedAt, timeZone).last.getTime() + DAY_MS < now) return null;
  return formatArrival(country, placedAt, timeZone);
}
