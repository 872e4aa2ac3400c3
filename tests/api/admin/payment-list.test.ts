import { expect, it } from "vitest";
import type { MoneyRow } from "../../../src/contract/admin/payment-list.ts";
import { placeOrder } from "../../support/place-order.ts";
import { deliverOrder, placePaidOrder } from "../../support/place-paid-order.ts";
import { refundActions } from "../../support/refund-actions.ts";
import { newStaff } from "../../support/staff.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

const provider = await storeWithProvider();
const { fake, store } = provider;

it("the list of payments has every payment and refund with its way and state, and finds them", async () => {
  const { token } = await newStaff(store, "support");
  const list = async (query: object = {}) =>
    (await store.call("GET /api/admin/payments", { token, query: { page: "1", perPage: "100", ...query } }))
      .body.rows;
  const shown = (rows: readonly MoneyRow[]) =>
    rows.map(({ kind, way, state, orderNo }) => [kind, way, state, orderNo]);
  const confirm = (orderNo: string) =>
    store.call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      token,
      body: {
        from: "Order Requested",
        to: "Order Confirmed",
        paymentMethod: "bank transfer",
        paymentReference: `UTR ${orderNo}`,
      },
    });
  const { read, refund, settled } = refundActions({ ...provider, token });

  const byStripe = await placePaidOrder(store, { fake, token }, "stripe");
  const byHand = await placeOrder(store);
  await confirm(byHand.orderNo);
  const takenBack = await placeOrder(store);
  await confirm(takenBack.orderNo);
  await store.call("POST /api/admin/orders/{orderNo}/status", {
    params: { orderNo: takenBack.orderNo },
    token,
    body: { from: "Order Confirmed", to: "Order Requested" },
  });
  await placeOrder(store);
  await deliverOrder(store, byStripe.orderNo, token);
  const [line] = (await read(byStripe.orderNo)).lines;
  fake.fail(400, 1, "/v1/refunds");
  await refund(byStripe.orderNo, { lines: [{ lineId: line?.id, quantity: 1 }] });
  await settled(byStripe.orderNo, "failed");
  await refund(byHand.orderNo, { amount: 5, reference: "UTR back" });

  const all = await list();
  expect(shown(all)).toEqual([
    ["refund", "by hand", "done", byHand.orderNo],
    ["refund", "stripe", "failed", byStripe.orderNo],
    ["payment", "bank transfer", "taken back", takenBack.orderNo],
    ["payment", "bank transfer", "paid", byHand.orderNo],
    ["payment", "stripe", "paid", byStripe.orderNo],
  ]);
  expect(all[0]).toMatchObject({ amount: -5, reference: "UTR back", by: expect.stringMatching(/./) });
  expect(all[1]?.problem).not.toBe("");

  expect(shown(await list({ way: "stripe" }))).toHaveLength(2);
  expect(shown(await list({ state: "taken back" }))).toHaveLength(1);
  expect(shown(await list({ kind: "refund" }))).toHaveLength(2);
  expect(shown(await list({ amount: 5 }))).toEqual([["refund", "by hand", "done", byHand.orderNo]]);
  expect(shown(await list({ q: byHand.orderNo }))).toHaveLength(2);
  expect(shown(await list({ q: `UTR ${byHand.orderNo}` }))).toHaveLength(1);
  const today = store.services.calendar.dayOf(store.now());
  expect(await list({ from: today, to: today })).toHaveLength(5);
  expect(await list({ to: "2020-01-01" })).toEqual([]);
  expect((await list({ order: "asc" })).map(({ id }) => id)).toEqual(all.map(({ id }) => id).reverse());
});

it("is not for catalogue staff", async () => {
  const { token } = await newStaff(store, "catalogue");
  expect((await store.call("GET /api/admin/payments", { token, query: {} })).status).toBe(403);
});
