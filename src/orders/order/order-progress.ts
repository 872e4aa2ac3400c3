import type { OrderStatus } from "./order-status.ts";

export interface OrderProgressStep {
  readonly status: string;
  /** ISO 8601. Null: not reached yet, or the order is older than the record of status changes. */
  readonly at: string | null;
  readonly isDone: boolean;
}

/**
 * The statuses of an order that is not cancelled. A payment link is left out, because not every order needs
 * one.
 */
const expectedStatuses = [
  "Order Requested",
  "Order Confirmed",
  "Dispatched",
  "Delivered",
] satisfies readonly OrderStatus[] as readonly string[];

/**
 * The statuses that an order has reached, each with its time, and then those still to come. A cancelled order
 * has none to come.
 */
export function orderProgress(order: {
  readonly status: string;
  readonly history: readonly { readonly status: string; readonly at: string }[];
}): OrderProgressStep[] {
  const reachedSteps: OrderProgressStep[] = order.history.map(({ status, at }) => ({
    status,
    at,
    isDone: true,
  }));
  if (!reachedSteps.some(({ status }) => status === order.status)) {
    reachedSteps.push({ status: order.status, at: null, isDone: true });
  }
  if (order.status === "Cancelled") return reachedSteps;
  const lastIndex = Math.max(...reachedSteps.map(({ status }) => expectedStatuses.indexOf(status)));
  return [
    ...reachedSteps,
    ...expectedStatuses.slice(lastIndex + 1).map((status) => ({ status, at: null, isDone: false })),
  ];
}
