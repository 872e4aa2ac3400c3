export const orderStatuses = [
  "Order Requested",
  "Payment Link Sent",
  "Order Confirmed",
  "Dispatched",
  "Delivered",
  "Cancelled",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * Who changes the status of an order: its buyer, staff, a payment provider by a
 * signed webhook, or the store's own jobs.
 */
export type OrderActor = "buyer" | "staff" | "provider" | "system";

export interface StatusTransition {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly OrderActor[];
}

/** Groups of statuses, so that no other file lists them. */
export const unpaidStatuses = [
  "Order Requested",
  "Payment Link Sent",
] as const satisfies readonly OrderStatus[];
/** What counts as revenue, and may be invoiced. */
export const soldStatuses = [
  "Order Confirmed",
  "Dispatched",
  "Delivered",
] as const satisfies readonly OrderStatus[];

export const isUnpaid = (status: string): boolean => unpaidStatuses.some((each) => each === status);
export const isSold = (status: string): boolean => soldStatuses.some((each) => each === status);
/** Still open, and nothing of it was dispatched. */
export const isUnshipped = (status: string): boolean => isUnpaid(status) || status === "Order Confirmed";

/** The status of every new order. */
export const firstStatus = "Order Requested" satisfies OrderStatus;

/** The only status changes that are allowed. The database holds the same pairs. */
export const statusTransitions: readonly StatusTransition[] = [
  { from: "Order Requested", to: "Payment Link Sent", by: ["staff", "system"] },
  // For the kit, which needs no payment, and for orders paid outside the store. By a provider: staff had taken the payment back.
  { from: "Order Requested", to: "Order Confirmed", by: ["staff", "provider"] },
  { from: "Order Requested", to: "Cancelled", by: ["buyer", "staff", "system"] },
  { from: "Payment Link Sent", to: "Order Confirmed", by: ["staff", "provider"] },
  { from: "Payment Link Sent", to: "Cancelled", by: ["buyer", "staff", "system"] },
  { from: "Order Confirmed", to: "Dispatched", by: ["staff"] },
  // By the store: every piece was refunded before it left (orders/after-sales/cancel-refunded-order.ts).
  { from: "Order Confirmed", to: "Cancelled", by: ["buyer", "staff", "system"] },
  // Staff confirmed it by hand, and the money had not come (orders/fulfilment/undo-confirmation.ts).
  { from: "Order Confirmed", to: "Order Requested", by: ["staff"] },
  { from: "Dispatched", to: "Delivered", by: ["staff", "system"] },
  // These two only follow from parcels (orders/shipment): all given up, or something brought again.
  { from: "Dispatched", to: "Cancelled", by: ["system"] },
  { from: "Delivered", to: "Dispatched", by: ["system"] },
];

export function canChangeStatus(from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean {
  return statusTransitions.some((step) => step.from === from && step.to === to && step.by.includes(actor));
}

/** Every status that an order can reach, its first one included. */
export function reachableStatuses(): ReadonlySet<OrderStatus> {
  const reached = new Set<OrderStatus>([firstStatus]);
  // An iteration over a Set also visits the values that are added meanwhile.
  for (const status of reached)
    for (const step of statusTransitions) if (step.from === status) reached.add(step.to);
  return reached;
}

/** The colour of a status text by the rules of specification 4. The first match counts. */
export function statusColour(text: string): "orange" | "green" | "red" | null {
  if (/request|dispatch/i.test(text)) return "orange";
  if (/confirmed|deliver/i.test(text)) return "green";
  if (/cancel/i.test(text)) return "red";
  return null;
}

/** Whether the courier is shown for this status (specification 4). */
export function showsCourier(text: string): boolean {
  return /dispatch|deliver/i.test(text);
}
