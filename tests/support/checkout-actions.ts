import type { Buyer } from "./new-buyer.ts";
import { cartItem, findProduct, KIT_ID, plainProduct } from "./shopping.ts";
import type { TestStore } from "./store.ts";

/** What buyers do at checkout. `store` is called at each action, because a file's store opens after this. */
export const checkoutActions = (store: () => TestStore) => ({
  /** Puts a product into the buyer's cart; returns the cart. */
  fill: async (buyer: Buyer, qty = 2, product = plainProduct(store())) =>
    (
      await store().call("POST /api/ShoppingCart/Add/", {
        body: { ...cartItem(product, qty), userId: buyer.userId },
        token: buyer.token,
      })
    ).body,
  cartOf: async (buyer: Buyer) =>
    (
      await store().call("POST /api/ShoppingCart/Cart/{userIdOrSessionId}", {
        params: { userIdOrSessionId: buyer.userId },
        token: buyer.token,
      })
    ).body,
  checkout: (buyer: Buyer, body: object, key?: string) =>
    store().call("POST /api/ShoppingCart/Checkout", {
      body,
      token: buyer.token,
      ...(key ? { headers: { "idempotency-key": key } } : {}),
    }),
  orders: async (buyer: Buyer) =>
    (await store().call("GET /api/orders/{userId}", { params: { userId: buyer.userId }, token: buyer.token }))
      .body,
  orderRow: (orderNo: string) =>
    store()
      .services.database.db.selectFrom("orders")
      .selectAll()
      .where("order_no", "=", orderNo)
      .executeTakeFirstOrThrow(),
  kit: () => findProduct(store(), (product) => product.productId === KIT_ID),
});
