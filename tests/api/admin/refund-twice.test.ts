import { expect, it } from "vitest";
import { placePaidOrder } from "../../support/place-paid-order.ts";
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
