export const orderStatuses = [
  "Order Requested",
  "Payment Link Sent",
  "Order Confirmed",
  "Dispatched",
  "Delivered",
  "Cancelled",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Who moves an order: its buyer, the support team, the payment provider's signed word, or the store's own jobs. */
export type OrderActor = "buyer" | "team" | "provider" | "system";

export interface Transition {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly OrderActor[];
}

/** Where every order begins. */
export const firstStatus = "Order Requested" satisfies OrderStatus;

/** The only steps an order can take; the database holds the same pairs. */
export const transitions: readonly Transition[] = [
  { from: "Order Requested", to: "Payment Link Sent", by: ["team"] },
  // The kit, which needs no payment, and orders paid outside the store.
  { from: "Order Requested", to: "Order Confirmed", by: ["team"] },
  { from: "Order Requested", to: "Cancelled", by: ["buyer", "team"] },
  // The system confirms when it asks the provider about a payment whose message got lost.
  { from: "Payment Link Sent", to: "Order Confirmed", by: ["team", "provider", "system"] },
  { from: "Payment Link Sent", to: "Cancelled", by: ["buyer", "team"] },
  { from: "Order Confirmed", to: "Dispatched", by: ["team"] },
  { from: "Order Confirmed", to: "Cancelled", by: ["team"] },
  { from: "Dispatched", to: "Delivered", by: ["team"] },
];

export function canChange(from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean {
  return transitions.some((step) => step.from === from && step.to === to && step.by.includes(actor));
}

/** Every status an order can come to, its first one included. */
export function reachable(): ReadonlySet<OrderStatus> {
  const found = new Set<OrderStatus>([firstStatus]);
  // A set walks what is added to it on the way.
  for (const status of found) for (const step of transitions) if (step.from === status) found.add(step.to);
  return found;
}

const CANCELLATION_MS = 24 * 60 * 60 * 1000;

/**
 * Whether the buyer may still cancel: up to 24 hours after placing (the last millisecond included) while nothing has been
 * processed, that is, an order just requested (a kit too) or one whose payment is still asked for.
 */
export function buyerMayCancel(order: {
  status: OrderStatus;
  placedAt: Date | number;
  now: Date | number;
}): boolean {
  return (
    canChange(order.status, "Cancelled", "buyer") &&
    Number(order.now) - Number(order.placedAt) <= CANCELLATION_MS
  );
}

/** Colour of a status text, as specification 4 matches it; the first match in this order counts. */
export function statusColour(text: string): "orange" | "green" | "red" | null {
  if (/request|dispatch/i.test(text)) return "orange";
  if (/confirmed|deliver/i.test(text)) return "green";
  if (/cancel/i.test(text)) return "red";
  return null;
}

/** Whether the status has a courier to tell about (specification 4). */
export function showsCourier(text: string): boolean {
  return /dispatch|deliver/i.test(text);
}
