import { randomUUID } from "node:crypto";
import { type CallOptions, createClient } from "../src/contract/client.ts";
import type { Output } from "../src/contract/route-types.ts";
import type { RouteKey } from "../src/contract/routes.ts";

export type ApiCall = <K extends RouteKey>(
  key: K,
  options: CallOptions<K>,
  token?: string,
) => Promise<Output<K>>;

export const callerOf =
  (storeUrl: string): ApiCall =>
  (key, options, token) =>
    createClient({ baseUrl: storeUrl, token: () => token ?? null }).call(key, options);

/** Returns the new customer's login, with the e-mail address. */
export async function signUp(call: ApiCall) {
  const email = `bench-${randomUUID()}@ledgerline.example`;
  const body = { firstName: "Bench", lastName: "Buyer", email };
  return { ...(await call("POST /api/accounts/signup", { body })), email };
}

/** Finds a product without sizes and without a counted stock, so that it does not sell out in this run. */
export async function plainItem(call: ApiCall) {
  for (let productId = 1; productId < 60; productId += 1) {
    const product = await call("GET /api/Product/{productId}", { params: { productId } });
    const detail = product.productDetails.find(
      (each) => each.inStock && each.stock === null && each.sizes.length === 0,
    );
    if (!detail || product.isSwagItem) continue;
    const item = { productId, productDetailsId: detail.id, size: "" };
    const many = { ...item, qty: 999, sessionId: randomUUID() };
    const isPlenty = await call("POST /api/ShoppingCart/Add/", { body: many }).then(
      () => true,
      () => false,
    );
    if (isPlenty) return item;
  }
  throw new Error("No plain product to buy");
}

/** Adds the item to a buyer's cart and orders it. Returns the order's number. */
export async function order(
  call: ApiCall,
  item: Awaited<ReturnType<typeof plainItem>>,
  { userId, token }: { readonly userId: number; readonly token: string },
): Promise<string> {
  const cart = await call("POST /api/ShoppingCart/Add/", { body: { ...item, qty: 1, userId } }, token);
  const address = {
    recipientName: "Bench Buyer",
    recipientCity: "Mumbai",
    region: "MH",
    address: "1 Road",
    recipientPhone: "1",
    country: "India",
  };
  const body = { userId, cart, deliveryAddress: [address], currencyCode: "INR", couponCode: "" };
  return call(
    "POST /api/ShoppingCart/Checkout",
    { body, headers: { "idempotency-key": randomUUID() } },
    token,
  );
}
