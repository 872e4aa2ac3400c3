import type { Buyer } from "./new-buyer.ts";
import { checkoutOf, KIT_ID, lineOf, productWhere } from "./shopping.ts";
import type { TestStore } from "./store.ts";

/** Puts the welcome kit into the buyer's cart and checks out with the code; the checkout's answer. */
export async function redeemKit(store: TestStore, { userId, token }: Buyer, couponCode = "WELCOMEKIT") {
  const kit = productWhere(store, ({ productId }) => productId === KIT_ID);
  const { body: cart } = await store.call("POST /api/ShoppingCart/Add/", {
    token,
    body: { ...lineOf(kit, 1), userId },
  });
  return store.call("POST /api/ShoppingCart/Checkout", {
    token,
    body: checkoutOf(userId, cart, { couponCode }),
  });
}
