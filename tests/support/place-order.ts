import { type Buyer, newBuyer } from "./new-buyer.ts";
import { checkoutOf, homeAddress, lineOf, plainProduct } from "./shopping.ts";
import type { TestStore } from "./store.ts";

/** A new buyer's order of some pieces of one product, sent to this address. */
export async function placeOrder(
  store: TestStore,
  { product = plainProduct(store), quantity = 2, address = {} } = {},
): Promise<{ readonly orderNo: string; readonly buyer: Buyer }> {
  const buyer = await newBuyer(store);
  const { body: cart } = await store.call("POST /api/ShoppingCart/Add/", {
    body: { ...lineOf(product, quantity), userId: buyer.userId },
    token: buyer.token,
  });
  const { body: orderNo, status } = await store.call("POST /api/ShoppingCart/Checkout", {
    body: checkoutOf(buyer.userId, cart, { deliveryAddress: [{ ...homeAddress, ...address }] }),
    token: buyer.token,
  });
  if (status !== 200) throw new Error(`The order was refused: ${JSON.stringify(orderNo)}`);
  return { orderNo, buyer };
}
