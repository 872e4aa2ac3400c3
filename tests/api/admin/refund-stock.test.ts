import { sql } from "kysely";
import { expect, it } from "vitest";
import { releaseUnsent } from "../../../src/orders/cancel/release-unsent.ts";
import { brokenRules } from "../../support/broken-rules.ts";
import { placePaidOrder } from "../../support/place-paid-order.ts";
import { refundActions } from "../../support/refund-actions.ts";
import { setStock } from "../../support/set-stock.ts";
import { findProduct, firstVariant, plainProduct } from "../../support/shopping.ts";
import { sendWebhook, signStripe } from "../../support/signed-webhook.ts";
import { newStaff } from "../../support/staff.ts";
import { stockOf } from "../../support/stock-of.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

const provider = await storeWithProvider();
const { fake, store, token } = provider;
const { read, refund, settled } = refundActions(provider);

/** A paid order of a counted product, and how many of it there were and are. */
async function orderOf(qty: number) {
  const product = plainProduct(store);
  const variantId = firstVariant(product).id;
  await setStock(store, variantId, 20);
  const full = (await stockOf(store, variantId)) ?? 0;
  await store.services.catalogue.refresh();
  const { orderNo, paidRef } = await placePaidOrder(store, { fake, token }, "stripe", {
    lines: [{ product, qty }],
  });
  const lineId = (await read(orderNo)).lines[0]?.id ?? 0;
  const report = (status: string) => {
    const made = fake.records.refunds.find((each) => each.paidRef === paidRef);
    const { id, amount, key } = made ?? {};
    const object = { id, amount, currency: "usd", status, metadata: { refundKey: key } };
    return sendWebhook(
      store,
      "stripe",
      signStripe({
        id: `evt_${crypto.randomUUID()}`,
        object: "event",
        type: "refund.updated",
        data: { object },
      }),
    );
  };
  return { orderNo, lineId, report, variantId, full, stock: () => stockOf(store, variantId) };
}

it("pieces of a refund that the provider has accepted stay with their order until it is done", async () => {
  const { orderNo, lineId, report, full, stock } = await orderOf(2);
  expect(await stock()).toBe(full - 2);
  fake.records.makesRefundsLater = true;
  await refund(orderNo, { lines: [{ lineId, quantity: 2 }] });
  const isAccepted = async () => {
    const { reference } = await store.services.database.db
      .selectFrom("refunds")
      .innerJoin("orders", "orders.order_id", "refunds.order_id")
      .select("reference")
      .where("order_no", "=", orderNo)
      .executeTakeFirstOrThrow();
    return reference !== null;
  };
  await expect.poll(isAccepted).toBe(true);
  fake.records.makesRefundsLater = false;
  expect([(await read(orderNo)).refunds[0]?.state, await stock()]).toEqual(["requested", full - 2]);
  await report("failed");
  await settled(orderNo, "failed");
  expect(await stock()).toBe(full - 2);
});

it("a refund of one of two pieces that is reported as done once more gives back no other piece", async () => {
  const { orderNo, lineId, report, full, stock } = await orderOf(2);
  await refund(orderNo, { lines: [{ lineId, quantity: 1 }] });
  await settled(orderNo);
  expect(await stock()).toBe(full - 1);
  const [before] = (await read(orderNo)).refunds;
  await report("succeeded");
  expect((await read(orderNo)).refunds).toEqual([before]);
  expect(await stock()).toBe(full - 1);
  expect(await brokenRules(store)).toEqual([]);
});

it("no more comes back to stock than the order took of it", async () => {
  const { orderNo, variantId, full, stock } = await orderOf(2);
  const pieces = [{ variantId, size: "", quantity: 3 }];
  await store.services.database.db
    .transaction()
    .execute((trx) => releaseUnsent(trx, pieces, { reason: "refunded", orderNo, now: store.now() }));
  expect(await stock()).toBe(full);
});

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
