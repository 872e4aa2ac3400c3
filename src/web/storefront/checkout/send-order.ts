import type { CheckoutInput } from "../../../contract/checkout.schemas.ts";
import { ApiProblem } from "../../../contract/client.ts";
import { api } from "../state/api.ts";
import { keepPendingOrder, type PendingOrder, pendingOrder } from "./pending-order.ts";

/** Set while the order confirmation is still to be shown (specification 4). */
export const ORDER_NO = "kitstore.orderNo";

/**
 * Places the order and keeps its number. As long as an answer is missing (no network, a reload), every further try
 * carries the first one's key, so that pressing twice makes one order. Throws the ApiProblem of a refusal.
 */
export async function sendOrder(body: CheckoutInput): Promise<void> {
  const unsure = pendingOrder();
  const order = { key: unsure?.key ?? newKey(), body };
  if (!unsure) keepPendingOrder(order);
  try {
    await send(order);
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    // The first try went through after all, with the words of then: its number is the answer.
    if (unsure && problem.code === "idempotency_key_reused") return send(unsure);
    if (!unsure && isRefusal(problem)) keepPendingOrder(null);
    throw problem;
  }
}

/** Asks what became of an order whose answer never came; false when there is none. Cannot make a new one of an empty cart. */
export async function recoverOrder(): Promise<boolean> {
  const unsure = pendingOrder();
  if (!unsure) return false;
  try {
    await send(unsure);
    return true;
  } catch (problem) {
    if (problem instanceof ApiProblem && isRefusal(problem)) keepPendingOrder(null);
    return false;
  }
}

async function send({ key, body }: PendingOrder): Promise<void> {
  const orderNo = await api.call("POST /api/ShoppingCart/Checkout", {
    body,
    headers: { "idempotency-key": key },
  });
  keepPendingOrder(null);
  try {
    sessionStorage.setItem(ORDER_NO, orderNo);
  } catch {
    // Storage is refused: the order is placed, and the mail tells its number.
  }
}

/** The server has decided and made no order. Anything else (no answer, 5xx) leaves it open. */
const isRefusal = ({ status }: ApiProblem): boolean => status >= 400 && status < 500;

/** Unlike randomUUID this exists on plain http too. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
