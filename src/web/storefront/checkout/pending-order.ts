import type { CheckoutInput } from "../../../contract/checkout.schemas.ts";

/** An order that was sent and of whose answer nothing is known: with the same key it can be sent again, and is made once. */
export interface PendingOrder {
  readonly key: string;
  readonly body: CheckoutInput;
}

const KEY = "kitstore.pendingOrder";

export function pendingOrder(): PendingOrder | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    const isOne = typeof stored === "object" && stored !== null && "key" in stored && "body" in stored;
    return isOne && typeof stored.key === "string" ? (stored as PendingOrder) : null;
  } catch {
    return null;
  }
}

export function keepPendingOrder(order: PendingOrder | null): void {
  try {
    if (order) sessionStorage.setItem(KEY, JSON.stringify(order));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the key lives as long as the press of the button.
  }
}
