import { randomUUID } from "node:crypto";
import { homeAddress } from "./shopping.ts";
import { newSessionId } from "./store.ts";

/** A response as the drills see it. Status 0: the connection was refused or broke, so nobody knows what happened. */
export interface SeenResponse {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: string;
}

export interface Customer {
  readonly userId: number;
  readonly token: string;
}

/** A plain product of the demo, without sizes and without a stock count. */
const PRODUCT_ID = 42;
const GIVEN_UP_MS = 90_000;

/** Requests of a browser to a store that may be away: none of them throws. */
export function shopRequests(storeUrl: string) {
  const send = async (path: string, init: RequestInit = {}): Promise<SeenResponse> => {
    try {
      const signal = AbortSignal.timeout(GIVEN_UP_MS);
      const response = await fetch(`${storeUrl}${path}`, { ...init, signal });
      const body = await response.text();
      return { status: response.status, retryAfter: response.headers.get("retry-after"), body };
    } catch {
      return { status: 0, retryAfter: null, body: "" };
    }
  };
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    send(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  let variantId: number | undefined;
  const addToCart = async (owner: object, headers: Record<string, string> = {}) => {
    if (variantId === undefined) {
      const product = await send(`/api/Product/${PRODUCT_ID}`);
      if (product.status !== 200) return product;
      variantId = JSON.parse(product.body).productDetails[0].id;
    }
    const item = { productId: PRODUCT_ID, productDetailsId: variantId, size: "", qty: 1 };
    return post("/api/ShoppingCart/Add/", { ...item, ...owner }, headers);
  };
  const authorization = ({ token }: Customer) => ({ authorization: `Bearer ${token}` });
  return {
    get: (path: string) => send(path),
    addAsGuest: () => addToCart({ sessionId: newSessionId() }),
    signUp: () =>
      post("/api/accounts/signup", {
        firstName: "Asha",
        lastName: "Rao",
        email: `drill-${randomUUID()}@ledgerline.example`,
      }),
    add: (customer: Customer) => addToCart({ userId: customer.userId }, authorization(customer)),
    /** Orders what is in the cart. The response's body is the order's number, as JSON. */
    order: (customer: Customer, idempotencyKey: string) =>
      post(
        "/api/ShoppingCart/Checkout",
        { userId: customer.userId, deliveryAddress: [homeAddress], currencyCode: "INR" },
        { ...authorization(customer), "idempotency-key": idempotencyKey },
      ),
  };
}
