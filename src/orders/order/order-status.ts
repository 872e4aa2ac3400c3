export const orderStatuses = [
  "Order Requested",
  "Payment Link Sent",
  "Order Confirmed",
  "Dispatched",
  "Delivered",
  "Cancelled",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Why the status of an order changes. `status-cause.ts` has what each cause knows, and what follows from it. */
export const statusCauses = [
  "buyer",
  "staff",
  "payment link",
  "provider payment",
  "not paid",
  "refunded",
  "leaver",
  "parcels",
  "exchange",
] as const;
export type StatusCauseKind = (typeof statusCauses)[number];

export interface StatusTransition {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly StatusCauseKind[];
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

/** The only status changes that are allowed, and why an order makes them. The database holds the same pairs. */
export const statusTransitions: readonly StatusTransition[] = [
  { from: "Order Requested", to: "Payment Link Sent", by: ["payment link"] },
  // By staff: the kit, which needs no payment, and orders paid outside the store. By a provider: staff had taken the payment back.
  // By an exchange: its replacement is free and leaves at once.
  { from: "Order Requested", to: "Order Confirmed", by: ["staff", "provider payment", "exchange"] },
  { from: "Order Requested", to: "Cancelled", by: ["buyer", "staff", "not paid", "leaver"] },
  { from: "Payment Link Sent", to: "Order Confirmed", by: ["staff", "provider payment"] },
  { from: "Payment Link Sent", to: "Cancelled", by: ["buyer", "staff", "not paid", "leaver"] },
  { from: "Order Confirmed", to: "Dispatched", by: ["parcels"] },
  { from: "Order Confirmed", to: "Cancelled", by: ["buyer", "staff", "refunded", "leaver"] },
  // Staff confirmed it by hand, and the money had not come (orders/fulfilment/undo-confirmation.ts).
  { from: "Order Confirmed", to: "Order Requested", by: ["staff"] },
  { from: "Dispatched", to: "Delivered", by: ["parcels"] },
  // All parcels were given up.
  { from: "Dispatched", to: "Cancelled", by: ["parcels"] },
  // Something is brought again.
  { from: "Delivered", to: "Dispatched", by: ["parcels"] },
];

export function canChangeStatus(from: OrderStatus, to: OrderStatus, cause: StatusCauseKind): boolean {
  return statusTransitions.some((step) => step.from === from && step.to === to && step.by.includes(cause));
}

/** What staff may choose on an order's page: by their word alone, by a payment link, or for all of its parcels at once. */
export const mayStaffChoose = (from: OrderStatus, to: OrderStatus): boolean =>
  canChangeStatus(from, to, "staff") ||
  canChangeStatus(from, to, "payment link") ||
  (isForward(from, to) && canChangeStatus(from, to, "parcels"));

/** The next step of an order that goes its way: no cancellation, and nothing that is brought again. */
const isForward = (from: OrderStatus, to: OrderStatus): boolean =>
  to !== "Cancelled" && orderStatuses.indexOf(to) > orderStatuses.indexOf(from);

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
