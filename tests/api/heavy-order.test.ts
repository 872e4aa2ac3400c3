import { expect, it } from "vitest";
import type { CartLine } from "../../src/contract/cart.schemas.ts";
import { describeStore } from "../support/describe-store.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { cartItem, checkoutBody } from "../support/shopping.ts";

describeStore("a cart above 2,147 tonnes", (store) => {
  it("is refused with a sentence that says why", async () => {
    const { db } = store().services.database;
    const buyer = await newBuyer(store());
    await db.updateTable("products").set({ package_weight_grams: 100_000 }).execute();
    await db.updateTable("product_variants").set({ stock: null }).execute();
    const products = [...store().services.catalogue.current().products.values()].filter(
      (product) =>
        !product.isSwagItem &&
        product.productDetails.every(({ stock, sizes }) => stock === null && !sizes.length),
    );
    let cart: CartLine[] = [];
    for (const product of products.slice(0, 25)) {
      const added = await store().call("POST /api/ShoppingCart/Add/", {
        token: buyer.token,
        body: { ...cartItem(product, 999), userId: buyer.userId },
      });
      expect(added.status).toBe(200);
      cart = added.body;
    }
    const placed = await store().call("POST /api/ShoppingCart/Checkout", {
      token: buyer.token,
      body: checkoutBody(buyer.userId, cart),
    });
    expect([placed.status, placed.problem.code]).toEqual([409, "order_too_large"]);
    expect(placed.problem.detail).toMatch(/too heavy for one order/);
  });
});
