import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { placeOrder } from "../support/place-order.ts";
import { plainProduct } from "../support/shopping.ts";

const COUNTED_AGAIN_MS = 10 * 60_000;

describeStore("what is often ordered", (store) => {
  const popular = async () => {
    const { products, areOrdered } = (await store().call("GET /api/catalogue/popular", { query: {} })).body;
    return areOrdered ? products.map(({ productId }) => productId) : [];
  };
  const orderBoth = async (ids: readonly number[]) => {
    const products = [...store().services.catalogue.current().products.values()];
    const lines = ids.flatMap((id) => products.filter(({ productId }) => productId === id));
    return placeOrder(store(), { lines: lines.map((product) => ({ product, qty: 9 })) });
  };

  it("is in a new store what its home page shows, without kits and what is sold out, and not called ordered", async () => {
    const { body } = await store().call("GET /api/catalogue/popular", { query: {} });
    expect(body.areOrdered).toBe(false);
    const onHome = store()
      .services.catalogue.current()
      .sections.flatMap(({ products }) => products)
      .filter(({ inStock, isSwagItem }) => inStock && !isSwagItem)
      .map(({ productId }) => productId);
    expect(body.products.map(({ productId }) => productId)).toEqual([...new Set(onHome)].slice(0, 5));
    expect(body.products.length).toBeGreaterThan(2);
  });

  it("is what more than one order has, the most frequent first, counted every ten minutes and never cancelled ones", async () => {
    expect(await popular()).toEqual([]);
    const plain = plainProduct(store()).productId;
    const [other = 0] = [...store().services.catalogue.current().products.values()]
      .filter(
        ({ productId, isTShirt, productDetails }) =>
          productId !== plain &&
          !isTShirt &&
          productDetails[0]?.stock === null &&
          !productDetails[0]?.sizes.length,
      )
      .map(({ productId }) => productId);
    await orderBoth([plain, other]);
    await orderBoth([plain]);
    expect(await popular()).toEqual([]);
    store().advanceClock(COUNTED_AGAIN_MS);
    expect(await popular()).toEqual([plain]);
    const { orderNo } = await orderBoth([other]);
    await orderBoth([other]);
    await orderBoth([other]);
    await store()
      .services.database.db.updateTable("orders")
      .set({ status: "Cancelled" })
      .where("order_no", "=", orderNo)
      .execute();
    store().advanceClock(COUNTED_AGAIN_MS);
    expect(await popular()).toEqual([other, plain]);
  });
});
