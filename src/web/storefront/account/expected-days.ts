import type { OrderDetails } from "../../../contract/buyer-orders.ts";
import { arrivalDays, arrivalInWords } from "../catalog/delivery-dates.ts";

const DAY_MS = 86_400_000;

/**
 * '28 Nov – 3 Dec': when an order should arrive, counted from the day it was placed. Null once those days are over (its
 * payment took its time) and for one that has arrived or never will: no date is better than a wrong one.
 */
export function expectedDays(
  order: Pick<OrderDetails, "status" | "placedAt" | "addresses">,
  now: number,
): string | null {
  if (order.status === "Delivered" || order.status === "Cancelled") return null;
  const country = order.addresses.find((each) => !each.isBilling)?.country;
  const placedAt = Date.parse(order.placedAt);
  if (!country || arrivalDays(country, placedAt).last.getTime() + DAY_MS < now) return null;
  return arrivalInWords(country, placedAt);
}
