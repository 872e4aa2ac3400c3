import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("lists of products in the admin", (store) => {
  it("are filtered by category, stock and publication, and every sorting lists all of them", async () => {
    const { token } = await newStaff(store(), "catalogue");
    const list = async (query: Record<string, string>) =>
      (await store().call("GET /api/admin/products", { token, query })).body;
    const all = await list({ perPage: "500" });
    for (const sort of ["name", "id", "price", "stock"])
      expect((await list({ perPage: "500", sort })).rows.map(({ id }) => id).sort()).toEqual(
        all.rows.map(({ id }) => id).sort(),
      );
    for (const order of ["asc", "desc"]) {
      const direction = order === "asc" ? 1 : -1;
      const prices = (await list({ perPage: "500", sort: "price", order })).rows.map(({ price }) => price);
      expect(prices).toEqual(prices.toSorted((a, b) => (Number(a) - Number(b)) * direction));
      const stocks = (await list({ perPage: "500", sort: "stock", order })).rows.map(({ stock }) => stock);
      const counted = stocks.filter((stock) => stock !== null);
      expect(stocks).toEqual([
        ...counted.toSorted((a, b) => (a - b) * direction),
        ...stocks.filter((stock) => stock === null),
      ]);
    }
    const { body: items } = await store().call("GET /api/admin/stock", {
      token,
      query: { perPage: "500", sort: "product", order: "asc" },
    });
    for (const { id, stock } of all.rows) {
      const counts = items.rows.flatMap((item) => (item.productId === id ? (item.stock ?? []) : []));
      expect(stock).toBe(counts.length ? counts.reduce((sum, count) => sum + count, 0) : null);
    }
    const withdrawn = await list({ isPublished: "false" });
    expect(withdrawn.rows.every(({ isPublished }) => !isPublished)).toBe(true);
    expect((await list({ categoryId: "1" })).rows.every(({ categoryId }) => categoryId === 1)).toBe(true);
    expect((await list({ stock: "out" })).total).toBeGreaterThan(0);
  });
});
