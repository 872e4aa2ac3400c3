import { sql } from "kysely";
import { expect, it } from "vitest";
import { moveOrderStock } from "../../../src/catalogue/stock/move-stock.ts";
import { lockStock } from "../../../src/catalogue/stock/stock.store.ts";
import type { MovementCause } from "../../../src/catalogue/stock/stock.ts";
import { stockReasons } from "../../../src/catalogue/stock/stock.ts";
import { describeStore } from "../../support/describe-store.ts";
import { checkoutBody, findProduct, firstVariant, plainProduct } from "../../support/shopping.ts";
import { stockActions } from "../../support/stock-actions.ts";
import { wrongStockCounts } from "../../support/stock-ledger.ts";

describeStore("the stock", (store) => {
  const { filled, recordChange, staff, uncounted } = stockActions(store);
  const ledger = async (stockId: string, token: string) =>
    (await store().call("GET /api/admin/stock-movements", { token, query: { stockId } })).body.rows;

  it("has the same reasons in the program and the database, and a ledger that adds up", async () => {
    const { rows } = await sql<{
      reason: string;
    }>`select reason from stock_reasons order by position`.execute(store().services.database.db);
    expect(rows.map(({ reason }) => reason)).toEqual([...stockReasons]);
    expect(await wrongStockCounts(store())).toEqual([]);
  });

  it("is counted, received, corrected and no longer counted, each with its movement", async () => {
    const token = await staff();
    const id = `${firstVariant(await uncounted()).id}~`;
    const early = await recordChange(id, token, { seen: null, reason: "received", pieces: 5 });
    expect([early.status, early.problem.code]).toEqual([409, "stock_not_counted"]);
    await recordChange(id, token, { seen: null, reason: "counted", pieces: 20, note: "  after the fair " });
    await recordChange(id, token, { seen: 20, reason: "received", pieces: 15 });
    const short = await recordChange(id, token, { seen: 35, reason: "corrected", pieces: -36 });
    expect([short.problem.code, short.problem.available]).toEqual(["out_of_stock", 35]);
    expect((await recordChange(id, token, { seen: 35, reason: "corrected", pieces: -3 })).body.stock).toBe(
      32,
    );
    expect((await recordChange(id, token, { seen: 32, reason: "counted", pieces: 30 })).body.stock).toBe(30);
    const rows = (await ledger(id, token)).slice(0, 4);
    expect(rows.map(({ change, stockAfter, reason }) => [change, stockAfter, reason])).toEqual([
      [-2, 30, "counted"],
      [-3, 32, "corrected"],
      [15, 35, "received"],
      [20, 20, "counted"],
    ]);
    expect(rows[3]).toMatchObject({ note: "after the fair", by: expect.stringMatching(/\w/) });
    expect(
      (await recordChange(id, token, { seen: 30, reason: "no longer counted", pieces: 0 })).body.stock,
    ).toBeNull();
    expect(await wrongStockCounts(store())).toEqual([]);
  });

  it("is changed only from the newest count", async () => {
    const token = await staff();
    const id = `${firstVariant(await uncounted()).id}~`;
    const both = await Promise.all(
      [11, 12].map((pieces) => recordChange(id, token, { seen: null, reason: "counted", pieces })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.problem.code).toBe("version_conflict");
    const lastSeen = both.find(({ status }) => status === 200)?.body.stock ?? 0;
    await recordChange(id, token, { seen: lastSeen, reason: "no longer counted", pieces: 0 });
  });

  it("shows in the shop what staff changed", async () => {
    const token = await staff();
    const product = await uncounted();
    const id = `${firstVariant(product).id}~`;
    await recordChange(id, token, { seen: null, reason: "counted", pieces: 0 });
    const shown = async () =>
      (await store().call("GET /api/Product/{productId}", { params: { productId: product.productId } })).body;
    expect(firstVariant(await shown()).inStock).toBe(false);
    await recordChange(id, token, { seen: 0, reason: "no longer counted", pieces: 0 });
    expect(firstVariant(await shown()).inStock).toBe(true);
  });

  it("has a movement with the order's number for an order and for its cancellation", async () => {
    const token = await staff();
    const { product, buyer, cart } = await filled();
    const id = `${firstVariant(product).id}~`;
    await recordChange(id, token, { seen: null, reason: "counted", pieces: 9 });
    const { body: orderNo } = await store().call("POST /api/ShoppingCart/Checkout", {
      body: checkoutBody(buyer.userId, cart),
      token: buyer.token,
    });
    await store().call("POST /api/orders/{orderNo}/cancel", { params: { orderNo }, token: buyer.token });
    const rows = await store().call("GET /api/admin/stock-movements", { token, query: { orderNo } });
    expect(rows.body.rows.map(({ change, reason, stockAfter }) => [change, reason, stockAfter])).toEqual([
      [2, "cancelled", 9],
      [-2, "order", 7],
    ]);
    await recordChange(id, token, { seen: 9, reason: "no longer counted", pieces: 0 });
  });

  /** One stock movement of one SKU, as orders and size exchanges make them. */
  const move = (movement: {
    variantId: number;
    size: string;
    change: number;
    reason: MovementCause["reason"];
  }) => {
    const { variantId, size, change, reason } = movement;
    const demand = [{ variantId, size, quantity: Math.abs(change) }];
    return store()
      .services.database.db.transaction()
      .execute(async (trx) =>
        moveOrderStock(trx, await lockStock(trx, demand), demand, change < 0 ? -1 : 1, {
          reason,
          now: new Date(),
        }),
      );
  };

  it("adds up with customers and staff at the same time", async () => {
    const token = await staff();
    const { product } = await filled();
    const id = `${firstVariant(product).id}~`;
    const variantId = firstVariant(product).id;
    const carts = [];
    for (let i = 0; i < 6; i += 1) carts.push(await filled());
    await recordChange(id, token, { seen: null, reason: "counted", pieces: 7 });
    const responses = await Promise.all([
      ...carts.map(({ buyer, cart }) =>
        store().call("POST /api/ShoppingCart/Checkout", {
          body: checkoutBody(buyer.userId, cart),
          token: buyer.token,
        }),
      ),
      // One that comes when everything is sold is refused by the database, as it should be.
      ...[3, -1, -1].map((change) =>
        move({ variantId, size: "", change, reason: "corrected" }).catch((error: unknown) =>
          expect(error).toMatchObject({ code: "23514" }),
        ),
      ),
    ]);
    expect(responses).toHaveLength(9);
    expect(await wrongStockCounts(store())).toEqual([]);
    const rows = await ledger(id, token);
    rows.forEach((row, at) => {
      const before = rows[at + 1];
      if (before) expect(row.stockAfter).toBe(before.stockAfter + row.change);
    });
    expect(rows.filter(({ reason }) => reason === "order").length).toBeGreaterThanOrEqual(3);
    const left = rows[0]?.stockAfter ?? 0;
    await recordChange(id, token, { seen: left, reason: "no longer counted", pieces: 0 });
  });

  it("moves a size and the count over all sizes together, and refuses more than there is of either", async () => {
    const product = findProduct(store(), (p) => firstVariant(p).sizes.length > 1);
    const variantId = firstVariant(product).id;
    const [size = ""] = firstVariant(product).sizes.map(({ name }) => name);
    const { db } = store().services.database;
    await db.updateTable("product_variants").set({ stock: 9 }).where("variant_id", "=", variantId).execute();
    await db.updateTable("variant_sizes").set({ stock: 3 }).where("variant_id", "=", variantId).execute();
    const exchange = (change: number) => move({ variantId, size, change, reason: "size exchanged" });
    await expect(exchange(-4)).rejects.toMatchObject({ code: "23514" }); // a check constraint
    await exchange(-2);
    const counts = await db
      .selectFrom("stock_items")
      .select(["size", "stock"])
      .where("variant_id", "=", variantId)
      .execute();
    expect(
      counts
        .filter((each) => ["", size].includes(each.size))
        .map(({ stock }) => stock)
        .sort(),
    ).toEqual([1, 7]);
    expect(await wrongStockCounts(store())).toEqual([]);
  });

  it("has movements that nobody can change or delete, and never goes below zero", async () => {
    const { pool } = store().services.database;
    await expect(pool.query("update stock_movements set change = change + 1")).rejects.toThrow(
      /never changed/,
    );
    await expect(pool.query("delete from stock_movements")).rejects.toThrow(/never changed/);
    await expect(
      pool.query(
        "insert into stock_movements (variant_id, size, change, reason, moved_at) select variant_id, size, -stock - 1, 'corrected', now() from stock_items where stock is not null limit 1",
      ),
    ).rejects.toThrow(/check constraint/);
  });

  it("is listed by low, sold out, counted and not counted", async () => {
    const token = await staff();
    const list = async (query: Record<string, string>) =>
      (await store().call("GET /api/admin/stock", { token, query })).body.rows;
    const low = await list({ state: "low", threshold: "5", sort: "stock", order: "asc" });
    expect(low.length).toBeGreaterThan(0);
    expect(low.every(({ stock }) => stock !== null && stock <= 5)).toBe(true);
    expect((await list({ state: "out" })).every(({ stock }) => stock === 0)).toBe(true);
    expect((await list({ state: "uncounted" })).every(({ stock }) => stock === null)).toBe(true);
    const product = plainProduct(store());
    const named = await list({ q: product.productName });
    expect(named.map(({ productId }) => productId)).toContain(product.productId);
  });
});
