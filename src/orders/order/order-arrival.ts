import type { OrderArrival } from "../../contract/checkout.schemas.ts";
import {
  arrivalDays,
  type DeliveryRules,
  lastDispatchDay,
  midnightUtc,
  transportArrivalDays,
} from "../../platform/settings/delivery-dates.ts";
import { isUnpaid } from "./order-status.ts";

interface OrderToArrive {
  readonly status: string;
  readonly country: string;
  readonly placedAt: Date;
  /** It waits for a payment, not only for staff: the kit costs nothing. */
  readonly isFree: boolean;
  /** The day when its newest parcel left that neither arrived nor was lost; null while none is on its way. */
  readonly onItsWaySince: Date | null;
  /** The newest time of each status that it had. */
  readonly at: (status: string) => Date | undefined;
}

/**
 * When an order should arrive. Counted from its dispatch; before that from its confirmation, or the order of what costs
 * nothing, and from today once the dispatch that the settings promise is past, or while it is to be paid. Null for a
 * delivered or cancelled order, for one whose parcels are lost or came back, and without a country.
 */
export function orderArrival(order: OrderToArrive, now: Date, rules: DeliveryRules): OrderArrival | null {
  const { status, country } = order;
  if (status === "Delivered" || status === "Cancelled" || !country) return null;
  const today = midnightUtc(Number(now), rules.timeZone);
  if (status === "Dispatched") {
    if (!order.onItsWaySince) return null;
    const { first, last } = transportArrivalDays(country, Number(order.onItsWaySince), rules);
    return last < today ? response(first, last, "late") : response(Math.max(first, today), last, "expected");
  }
  if (isUnpaid(status) && !order.isFree) {
    const { first, last } = arrivalDays(country, Number(now), rules);
    return response(first, last, "if paid today");
  }
  const orderedAt = Number(order.at("Order Confirmed") ?? order.placedAt);
  const isOverdue = lastDispatchDay(orderedAt, rules) < today;
  const { first, last } = arrivalDays(country, isOverdue ? Number(now) : orderedAt, rules);
  return response(first, last, "expected");
}

const response = (first: number, last: number, kind: OrderArrival["kind"]): OrderArrival => ({
  from: isoDay(first),
  to: isoDay(last),
  kind,
});

const isoDay = (midnight: number): string => new Date(midnight).toJSON().slice(0, 10);
