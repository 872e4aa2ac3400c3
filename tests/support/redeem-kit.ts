import type { Buyer } from "./new-buyer.ts";
import { cartItem, checkoutBody, findProduct, KIT_ID } from "./shopping.ts";
import type { TestStore } from "./store.ts";

/** Puts the welcome kit into the customer's cart and checks out with the code; returns the checkout's response. */
export async function redeemKit(store: TestStore, { userId, token }: Buyer, couponCode = "WELCOMEKIT") {
  const kit = findProduct(store, ({ productId }) => productId === KIT_ID);
  const { body: cart } = await store.call("POST /api/ShoppingCart/Add/", {
    token,
    body: { ...cartItem(kit, 1), userId },
  });
  return store.call("POST /api/ShoppingCart/Checkout", {
    token,
    body: checkoutBody(userId, cart, { couponCode }),
  });
}

/** What `GET /api/swagApplicable` says: 1 when the customer may redeem the kit. */
export const kitApplicable = async (store: TestStore, { userId, token }: Omit<Buyer, "email">) =>
  (await store.call("GET /api/swagApplicable/{userId}", { params: { userId }, token })).body;
