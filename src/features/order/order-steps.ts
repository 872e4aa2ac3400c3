import type { OrderStatus } from "./order-status.ts";

export interface OrderStep {
  readonly status: string;
  /** ISO 8601; null: still to come, or of an order from before its steps were noted. */
  readonly at: string | null;
  readonly isDone: boolean;
}

/** What an order that nobody cancels comes to, one after the other; a payment link is sent only where there is one to send. */
const expected = [
  "Order Requested",
  "Order Confirmed",
  "Dispatched",
  "Delivered",
] satisfies readonly OrderStatus[] as readonly string[];

/** Every step an order has taken with its moment, then those it is still to take; a cancelled order has none to come. */
export function orderSteps(order: {
  readonly status: string;
  readonly history: readonly { readonly status: string; readonly at: string }[];
}): OrderStep[] {
  const taken: OrderStep[] = order.history.map(({ status, at }) => ({ status, at, isDone: true }));
  if (!taken.some(({ status }) => status === order.status)) {
    taken.push({ status: order.status, at: null, isDone: true });
  }
  if (order.status === "Cancelled") return taken;
  const reached = Math.max(...taken.map(({ status }) => expected.indexOf(status)));
  return [...taken, ...expected.slice(reached + 1).map((status) => ({ status, at: null, isDone: false }))];
}
