import type { CheckoutInput } from "../../../contract/checkout.schemas.ts";

/** An order that was sent without a response yet. With the same key it can be sent again and is placed only once. */
export interface PendingOrder {
  readonly key: string;
  readonly body: CheckoutInput;
}

const PENDING_ORDER_KEY = "kitstore.pendingOrder";

export function readPendingOrder(): PendingOrder | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PENDING_ORDER_KEY) ?? "null");
    const isPendingOrder =
      typeof stored === "object" && stored !== null && "key" in stored && "body" in stored;
    return isPendingOrder && typeof stored.key === "string" ? (stored as PendingOrder) : null;
  } catch {
    return null;
  }
}

export function savePendingOrder(order: PendingOrder | null): void {
  try {
    if (order) sessionStorage.setItem(PENDING_ORDER_KEY, JSON.stringify(order));
    else sessionStorage.removeItem(PENDING_ORDER_KEY);
  } catch {
    // Storage is blocked: then the key is lost when the call ends.
  }
}
