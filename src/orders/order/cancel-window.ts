import { canChangeStatus, isUnpaid, type OrderStatus } from "./order-status.ts";

const HOUR_MS = 60 * 60 * 1000;

/**
 * Whether the buyer may still cancel (specification 1: within 24 hours or before processing starts). While the order is
 * not processed, which is requested (a kit too) or waiting for its payment: always. Confirmed and not dispatched: up to
 * `cancelHours` after placing, the last millisecond included.
 */
export function buyerMayCancel(order: {
  status: OrderStatus;
  placedAt: Date | number;
  now: Date | number;
  cancelHours: number;
}): boolean {
  if (!canChangeStatus(order.status, "Cancelled", "buyer")) return false;
  return isUnpaid(order.status) || Number(order.now) - Number(order.placedAt) <= order.cancelHours * HOUR_MS;
}
