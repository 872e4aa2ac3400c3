import { expect, it } from "vitest";
import { placePaidOrder } from "../../support/place-paid-order.ts";
import { findProduct, firstVariant, plainProduct } from "../../support/shopping.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

const { fake, store, token, readOrder } = await storeWithProvider();

it("shipping is refunded once, also while all products are still paid for", async () => {
  const { orderNo } = await placePaidOrder(store, { fake, token });
  const refundShipping = async () =>
    store.call("POST /api/admin/orders/{orderNo}/refunds", {
      params: { orderNo },
      token,
      body: {
        lines: [],
        shipping: true,
        reason: "It came late",
        expectedRefunded: (await readOrder(orderNo)).grandTotal - (await readOrder(orderNo)).refundable,
      },
    });
  expect((await refundShipping()).status).toBe(200);
  expect((await readOrder(orderNo)).refundable, "the products").toBeGreaterThan(0);
  const again = await refundShipping();
  expect([again.status, again.problem.code, again.problem.detail]).toEqual([
    409,
    "refund_too_large",
    "Nothing is left to refund.",
  ]);
});

it("what a refund is about that is still on its way is not refunded again, also while others are still paid for", async () => {
  const first = plainProduct(store);
  const second = findProduct(
    store,
    (each) => each.productId > first.productId && !each.isSwagItem && firstVariant(each).sizes.length === 0,
  );
  const { orderNo } = await placePaidOrder(store, { fake, token }, "stripe", {
    lines: [first, second].map((product) => ({ product, qty: 2 })),
  });
  const { lines } = await readOrder(orderNo);
  const refund = async (body: object) => {
    const { refunded, refunding } = await readOrder(orderNo);
    return store.call("POST /api/admin/orders/{orderNo}/refunds", {
      params: { orderNo },
      token,
      body: { lines: [], shipping: false, reason: "Sorry", expectedRefunded: refunded + refunding, ...body },
    });
  };
  const ofFirst = { lines: [{ lineId: lines[0]?.id ?? 0, quantity: 2 }] };
  fake.fail(503, 1_000);
  expect([(await refund(ofFirst)).status, (await refund({ shipping: true })).status]).toEqual([200, 200]);
  const order = await readOrder(orderNo);
  expect(order.refunds.map(({ state }) => state)).toEqual(["requested", "requested"]);
  expect(order.refundable, "the second product").toBeGreaterThan(0);
  for (const [again, detail] of [
    [ofFirst, /fewer pieces than that are left to refund/],
    [{ shipping: true }, /^Nothing is left to refund/],
  ] as const) {
    const { status, problem } = await refund(again);
    expect([status, problem.code, problem.detail]).toEqual([
      409,
      "refund_too_large",
      expect.stringMatching(detail),
    ]);
  }
  fake.fail(503, 0);
});
