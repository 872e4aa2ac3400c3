import { sql } from "kysely";
import { expect, it } from "vitest";
import { brokenRules } from "../../support/broken-rules.ts";
import { placePaidOrder } from "../../support/place-paid-order.ts";
import { findProduct, firstVariant } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

const { fake, store, token } = await storeWithProvider();

it("a refund gives each counted stock back only what the order took from it, also when one was counted anew while the refund was under way", async () => {
  const product = findProduct(store, (each) => !each.isSwagItem && firstVariant(each).sizes.length > 1);
  const { id: variantId, sizes } = firstVariant(product);
  const size = sizes[0]?.name ?? "";
  const { db } = store.services.database;
  await sql`update product_variants set stock = 20 where variant_id = ${variantId}`.execute(db);
  await sql`update variant_sizes set stock = 10 where variant_id = ${variantId}`.execute(db);
  await store.services.catalogue.refresh();
  const { orderNo } = await placePaidOrder(store, { fake, token }, "stripe", {
    lines: [{ product, qty: 2, size }],
  });
  const { token: catalogue } = await newStaff(store, "catalogue");
  const stock = async () => {
    const { body } = await store.call("GET /api/admin/stock", {
      token: catalogue,
      query: { productId: String(product.productId), perPage: "100" },
    });
    const of = (name: string) => body.rows.find((row) => row.variantId === variantId && row.size === name);
    return { all: of(""), one: of(size) };
  };
  const record = async (reason: "counted" | "no longer counted", pieces: number) => {
    const { one } = await stock();
    const { status } = await store.call("POST /api/admin/stock/{stockId}/movements", {
      token: catalogue,
      params: { stockId: one?.id ?? "" },
      body: { seen: one?.stock ?? null, reason, pieces },
    });
    expect(status).toBe(200);
  };
  const params = { orderNo };
  const { body: order } = await store.call("GET /api/admin/orders/{orderNo}", { params, token });
  fake.fail(503, 1_000);
  const { body: asked } = await store.call("POST /api/admin/orders/{orderNo}/refunds", {
    params,
    token,
    body: {
      lines: [{ lineId: order.lines[0]?.id ?? 0, quantity: 2 }],
      shipping: false,
      expectedRefunded: 0,
      reason: "Sorry",
    },
  });
  await record("no longer counted", 0);
  await record("counted", 10);
  await expect
    .poll(
      async () =>
        (await store.call("GET /api/admin/orders/{orderNo}", { params, token })).body.refunds[0]?.problem,
      {
        timeout: 300_000,
      },
    )
    .not.toBe("");
  const settled = await store.call("POST /api/admin/orders/{orderNo}/refunds/{refundId}/settle", {
    params: { orderNo, refundId: asked.refunds[0]?.id ?? 0 },
    token,
    body: { outcome: "transferred", reference: "UTR 7" },
  });
  fake.fail(503, 0);
  expect(settled.body.refunds).toMatchObject([{ state: "done" }]);
  const { all, one } = await stock();
  expect([all?.stock, one?.stock]).toEqual([20, 10]);
  expect(await brokenRules(store)).toEqual([]);
});
