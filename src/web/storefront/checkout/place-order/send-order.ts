import { ApiProblem } from "../../../../contract/api-problem.ts";
import type { CheckoutInput } from "../../../../contract/checkout.schemas.ts";
import { tabStorage } from "../../../ui/tab-storage.ts";
import { api } from "../../state/api.ts";
import { ORDER_NO_KEY } from "../placed/placed-order.ts";

const PENDING_ORDER_KEY = "kitstore.pendingOrder";

/** An order that was sent without a response yet. With the same key it can be sent again and is placed only once. */
interface PendingOrder {
  readonly key: string;
  readonly body: CheckoutInput;
}

/**
 * Places the order, stores its number and returns it. As long as there is no response (no network, a reload), every further attempt
 * sends the same idempotency key, so that two attempts place one order. Throws the ApiProblem of a refusal.
 */
export async function sendOrder(body: CheckoutInput): Promise<string> {
  const pending = readPendingOrder();
  const order = { key: pending?.key ?? newIdempotencyKey(), body };
  if (!pending) savePendingOrder(order);
  try {
    return await send(order);
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    // The first attempt was placed after all, with another body. Sending that body again returns its number.
    if (pending && problem.code === "idempotency_key_reused") return send(pending);
    if (!pending && isRefusal(problem)) savePendingOrder(null);
    throw problem;
  }
}

/** The number of an order without a response, if it was placed; else null. An empty cart cannot place a new one. */
export async function recoverOrder(): Promise<string | null> {
  const pending = readPendingOrder();
  if (!pending) return null;
  try {
    return await send(pending);
  } catch (problem) {
    if (problem instanceof ApiProblem && isRefusal(problem)) savePendingOrder(null);
    return null;
  }
}

async function send({ key, body }: PendingOrder): Promise<string> {
  const orderNo = await api.call("POST /api/ShoppingCart/Checkout", {
    body,
    headers: { "idempotency-key": key },
  });
  savePendingOrder(null);
  tabStorage.set(ORDER_NO_KEY, orderNo);
  return orderNo;
}

/** The server has refused the order. Any other failure (no response, 5xx) may mean that it was placed. */
const isRefusal = ({ status }: ApiProblem): boolean => status >= 400 && status < 500;

/** Unlike `randomUUID`, `getRandomValues` exists on plain http too. */
const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");

function readPendingOrder(): PendingOrder | null {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(PENDING_ORDER_KEY) ?? "null");
    const isPendingOrder =
      typeof stored === "object" && stored !== null && "key" in stored && "body" in stored;
    return isPendingOrder && typeof stored.key === "string" ? (stored as PendingOrder) : null;
  } catch {
    return null;
  }
}

const savePendingOrder = (order: PendingOrder | null): boolean =>
  tabStorage.set(PENDING_ORDER_KEY, order && JSON.stringify(order));
