import type { CartLine } from "../../../contract/cart.schemas.ts";
import type { CheckoutInput } from "../../../contract/checkout.schemas.ts";
import { ApiProblem } from "../../../contract/client.ts";
import { api } from "../state/api.ts";

/** Set until the order confirmation is shown (specification 4). */
export const ORDER_NO_KEY = "kitstore.orderNo";
const PENDING_ORDER_KEY = "kitstore.pendingOrder";

/** An order that was sent without a response yet. With the same key it can be sent again and is placed only once. */
interface PendingOrder {
  readonly key: string;
  readonly body: CheckoutInput;
}

/**
 * Places the order and stores its number. As long as there is no response (no network, a reload), every further attempt
 * sends the same idempotency key, so that two attempts place one order. Throws the ApiProblem of a refusal.
 */
export async function sendOrder(body: CheckoutInput): Promise<void> {
  const pending = readPendingOrder();
  const order = { key: pending?.key ?? newIdempotencyKey(), body };
  if (!pending) savePendingOrder(order);
  try {
    await send(order);
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    // The first attempt was placed after all, with another body. Sending that body again returns its number.
    if (pending && problem.code === "idempotency_key_reused") return send(pending);
    if (!pending && isRefusal(problem)) savePendingOrder(null);
    throw problem;
  }
}

/** Finds out whether an order without a response was placed; false if not. An empty cart cannot place a new one. */
export async function recoverOrder(): Promise<boolean> {
  const pending = readPendingOrder();
  if (!pending) return false;
  try {
    await send(pending);
    return true;
  } catch (problem) {
    if (problem instanceof ApiProblem && isRefusal(problem)) savePendingOrder(null);
    return false;
  }
}

async function send({ key, body }: PendingOrder): Promise<void> {
  const orderNo = await api.call("POST /api/ShoppingCart/Checkout", {
    body,
    headers: { "idempotency-key": key },
  });
  savePendingOrder(null);
  try {
    sessionStorage.setItem(ORDER_NO_KEY, orderNo);
  } catch {
    // Storage is blocked: the order is placed, and the mail contains its number.
  }
}

/** The server has refused the order. Any other failure (no response, 5xx) may mean that it was placed. */
const isRefusal = ({ status }: ApiProblem): boolean => status >= 400 && status < 500;

/** Unlike `randomUUID`, `getRandomValues` exists on plain http too. */
const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");

function readPendingOrder(): PendingOrder | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PENDING_ORDER_KEY) ?? "null");
    const isPendingOrder =
      typeof stored === "object" && stored !== null && "key" in stored && "body" in stored;
    return isPendingOrder && typeof stored.key === "string" ? (stored as PendingOrder) : null;
  } catch {
    return null;
  }
}

function savePendingOrder(order: PendingOrder | null): void {
  try {
    if (order) sessionStorage.setItem(PENDING_ORDER_KEY, JSON.stringify(order));
    else sessionStorage.removeItem(PENDING_ORDER_KEY);
  } catch {
    // Storage is blocked: then the key is lost when the call ends.
  }
}

/** What the confirmation page needs to know about an order; it is passed as navigation state and not stored. */
export interface PlacedOrder {
  readonly isKit: boolean;
  readonly country: string;
}

export const toPlacedOrder = (body: CheckoutInput, lines: readonly CartLine[]): PlacedOrder => ({
  isKit: lines.length > 0 && lines.every((line) => line.isSwag),
  country: body.deliveryAddress[0]?.country ?? "",
});
