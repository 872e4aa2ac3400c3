import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import {
  type DeliveryRules,
  formatArrival,
  formatTransport,
} from "../../../features/settings/delivery-dates.ts";
import { dateLocale } from "../date-locale.ts";

const DAY_MS = 86_400_000;
/** Five working days with their weekend: an order that was not dispatched by then is late. */
const DISPATCH_MS = 7 * DAY_MS;

type OrderToExpect = Pick<OrderRow, "status" | "placedAt" | "deliveryCountry" | "history">;

/**
 * '28 Nov – 3 Dec': when an order should arrive. Counted from its dispatch; before that from its confirmation or its
 * order, and from today once these dates cannot be kept. Null for a delivered or cancelled order.
 */
export function expectedDelivery(order: OrderToExpect, now: number, rules: DeliveryRules): string | null {
  if (order.status === "Delivered" || order.status === "Cancelled" || !order.deliveryCountry) return null;
  const dispatchedAt = timeOf(order, "Dispatched");
  if (order.status === "Dispatched" && dispatchedAt)
    return formatTransport(order.deliveryCountry, dispatchedAt, rules, dateLocale());
  const orderedAt = timeOf(order, "Order Confirmed") ?? Date.parse(order.placedAt);
  return formatArrival(
    order.deliveryCountry,
    orderedAt + DISPATCH_MS < now ? now : orderedAt,
    rules,
    dateLocale(),
  );
}

const timeOf = ({ history }: OrderToExpect, status: string): number | null => {
  const at = history.findLast((change) => change.status === status)?.at;
  return at ? Date.parse(at) : null;
};
