import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { brokenRules } from "../support/broken-rules.ts";
import { countDeadlocks } from "../support/count-deadlocks.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { cartItem, checkoutBody, findProduct, firstVariant, KIT_ID } from "../support/shopping.ts";
import { openStore, type TestStore } from "../support/store.ts";

const CLAIMS = 64;
const BUYERS = 24;
const SHIRTS = 20;
const MUGS = 30;
const SIZE = "M";

/**
 * Many claim a kit of which few parts of one size are there, while one of its parts is sold by itself: every piece goes once, nobody
 * gets half a kit, and nothing deadlocks.
 */
it("gives the last parts to as many kits and buyers as there are, each once", async () => {
  const store = await openStore({ kind: "postgres", env: { POOL_SIZE: String(CLAIMS) } });
  try {
    const { db } = store.services.database;
    const kit = findProduct(store, ({ productId }) => productId === KIT_ID);
    const shirt = findProduct(
      store,
      (product) => !product.isSwagItem && firstVariant(product).sizes.some(({ name }) => name === SIZE),
    );
    const mug = findProduct(
      store,
      (product) => !product.isSwagItem && firstVariant(product).sizes.length === 0,
    );
    await sql`delete from kit_contents`.execute(db);
    await sql`insert into kit_contents (kit_product_id, position, variant_id, quantity)
      values (${KIT_ID}, 0, ${firstVariant(mug).id}, 1), (${KIT_ID}, 1, ${firstVariant(shirt).id}, 1)`.execute(
      db,
    );
    await sql`insert into kits (kit_product_id, takes_stock) values (${KIT_ID}, 'parts')`.execute(db);
    await sql`update product_variants set stock = ${MUGS} where variant_id = ${firstVariant(mug).id}`.execute(
      db,
    );
    await sql`update variant_sizes set stock = ${SHIRTS} where variant_id = ${firstVariant(shirt).id}`.execute(
      db,
    );
    await store.services.catalogue.refresh();

    const kits = await fillCarts(store, CLAIMS, { ...cartItem(kit, 1), size: SIZE });
    const mugs = await fillCarts(store, BUYERS, cartItem(mug, 1));
    const deadlocksBefore = await countDeadlocks(store);
    const orders = await Promise.all([
      ...kits.map((cart) => checkOut(store, cart, "WELCOMEKIT")),
      ...mugs.map((cart) => checkOut(store, cart, "")),
    ]);
    const placed = (from: number, to: number) =>
      orders.slice(from, to).filter(({ status }) => status === 200).length;
    const refused = orders.filter(({ status }) => status !== 200).map(({ problem }) => problem.code);
    expect(new Set(refused)).toEqual(new Set(["out_of_stock"]));
    const [claimed, sold] = [placed(0, CLAIMS), placed(CLAIMS, orders.length)];
    expect(claimed).toBeLessThanOrEqual(SHIRTS);
    const left = await sql<{ mugs: number; shirts: number }>`select
      (select stock from product_variants where variant_id = ${firstVariant(mug).id}) as mugs,
      (select stock from variant_sizes where variant_id = ${firstVariant(shirt).id} and size = ${SIZE}) as shirts`.execute(
      db,
    );
    expect(left.rows[0]).toEqual({ mugs: MUGS - claimed - sold, shirts: SHIRTS - claimed });
    // Whoever was refused found no mug or no shirt.
    expect(left.rows[0]?.mugs === 0 || left.rows[0]?.shirts === 0).toBe(true);
    expect(await brokenRules(store)).toEqual([]);
    expect(await countDeadlocks(store)).toBe(deadlocksBefore);
  } finally {
    await store.close();
  }
}, 240_000);

async function fillCarts(store: TestStore, count: number, item: ReturnType<typeof cartItem>) {
  const carts = [];
  for (let each = 0; each < count; each += 1) {
    const buyer = await newBuyer(store);
    const { body: cart } = await store.call("POST /api/ShoppingCart/Add/", {
      token: buyer.token,
      body: { ...item, userId: buyer.userId },
    });
    carts.push({ ...buyer, cart });
  }
  return carts;
}

/** As a browser does: a store that is busy (503) is asked again with the same key. */
async function checkOut(
  store: TestStore,
  { userId, token, cart }: Awaited<ReturnType<typeof fillCarts>>[number],
  couponCode: string,
) {
  const headers = { "idempotency-key": randomUUID() };
  for (;;) {
    const response = await store.call("POST /api/ShoppingCart/Checkout", {
      token,
      body: checkoutBody(userId, cart, { couponCode }),
      headers,
    });
    if (response.status !== 503) return response;
  }
}
