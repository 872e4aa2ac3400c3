import { newBuyer } from "./new-buyer.ts";
import { cartItem, plainProduct } from "./shopping.ts";
import { newStaff } from "./staff.ts";
import type { TestStore } from "./store.ts";

/** What catalogue staff do with stock. `store` is called at each action, because a file's store opens after this. */
export function stockActions(store: () => TestStore) {
  /** A product whose stock is not counted. */
  async function uncounted() {
    const product = plainProduct(store());
    await store()
      .services.database.db.updateTable("product_variants")
      .set({ stock: null })
      .where("product_id", "=", product.productId)
      .execute();
    return product;
  }
  return {
    uncounted,
    staff: async () => (await newStaff(store(), "catalogue")).token,
    recordChange: (stockId: string, token: string, body: object) =>
      store().call("POST /api/admin/stock/{stockId}/movements", { params: { stockId }, token, body }),
    /** The cart of a new customer with two of a product whose stock is not counted. */
    filled: async () => {
      const product = await uncounted();
      const buyer = await newBuyer(store());
      const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
        body: { ...cartItem(product, 2), userId: buyer.userId },
        token: buyer.token,
      });
      return { product, buyer, cart };
    },
  };
}
