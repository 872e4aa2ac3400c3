import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { RouteKey } from "../../../src/contract/routes.ts";
import { brokenRules } from "../../support/broken-rules.ts";
import { placeOrder } from "../../support/place-order.ts";
import { placePaidOrder } from "../../support/place-paid-order.ts";
import { refundActions } from "../../support/refund-actions.ts";
import { findProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

const DAY_MS = 86_400_000;

describe("an order that is refunded before it leaves", async () => {
  const { fake, store, token } = await storeWithProvider();
  const { read, refund, everything, settled } = refundActions({ fake, store, token });
  const post = (key: RouteKey, orderNo: string, body: object) =>
    store.call(key, { token, params: { orderNo }, body } as never);
  const move = (orderNo: string, from: string, to: string, details: object = {}) =>
    post("POST /api/admin/orders/{orderNo}/status", orderNo, { from, to, ...details });
  const onToday = async (orderNo: string, reader = token) =>
    (await store.call("GET /api/admin/dashboard", { token: reader })).body.needsAttention
      .filter((each) => each.orderNo === orderNo && each.kind !== "mail")
      .map(({ kind }) => kind);
  /** Paid by hand: two pieces of one product, and one of another. */
  const confirmed = async () => {
    const product = findProduct(store, (each) => !each.isSwagItem);
    const other = findProduct(store, (each) => !each.isSwagItem && each.productId !== product.productId);
    const lines = [
      { product, qty: 2 },
      { product: other, qty: 1 },
    ];
    const { orderNo } = await placeOrder(store, { lines });
    await move(orderNo, "Order Requested", "Order Confirmed");
    return orderNo;
  };

  it("is cancelled when all of it is refunded by hand, and says so in its timeline", async () => {
    const orderNo = await confirmed();
    expect([(await read(orderNo)).queue, await onToday(orderNo)]).toEqual(["pack", ["pack"]]);
    const { status } = await refund(orderNo, { ...everything(await read(orderNo)), reference: "UTR 1" });
    expect(status).toBe(200);
    const order = await read(orderNo);
    expect([order.status, order.queue, order.owed, await onToday(orderNo)]).toEqual(["Cancelled", "", 0, []]);
    const [, was] = order.timeline.filter(({ kind }) => kind === "status").reverse();
    expect(order.timeline.filter(({ kind }) => kind === "status").at(-1)).toMatchObject({
      title: "Cancelled",
      detail: "was Order Confirmed",
      by: was?.by,
    });
    expect(order.timeline.filter(({ kind }) => kind === "mail").map(({ title }) => title)).toContain(
      "Order cancelled",
    );
    const mail = await store.inbox.next(
      ({ subject }) => subject.includes(orderNo) && /cancelled/.test(subject),
    );
    expect(mail.text).toContain("What you paid has been refunded.");
    expect(await brokenRules(store)).toEqual([]);
  });

  it("waits for packing while a piece of it is to be sent", async () => {
    const orderNo = await confirmed();
    const [line] = (await read(orderNo)).lines;
    await refund(orderNo, { lines: [{ lineId: line?.id, quantity: 2 }], reference: "UTR 2" });
    const order = await read(orderNo);
    expect([order.status, order.queue, await onToday(orderNo)]).toEqual([
      "Order Confirmed",
      "pack",
      ["pack"],
    ]);
  });

  it("has nothing to pack when the rest of it is under way", async () => {
    const orderNo = await confirmed();
    const [first, second] = (await read(orderNo)).lines;
    await post("POST /api/admin/orders/{orderNo}/shipments", orderNo, {
      shippedBy: "BlueDart",
      awbNo: "BD 77",
      expectedShipments: 0,
      lines: [{ lineId: second?.id, quantity: 1 }],
    });
    expect((await read(orderNo)).queue).toBe("send");
    await refund(orderNo, { lines: [{ lineId: first?.id, quantity: 2 }], reference: "UTR 3" });
    const order = await read(orderNo);
    expect([order.status, order.queue, await onToday(orderNo)]).toEqual(["Dispatched", "way", []]);
  });

  /** All of it as an amount that names no piece. */
  const freely = async (orderNo: string, details: object = {}) => {
    const { refundable } = await read(orderNo);
    return refund(orderNo, { amount: refundable, reference: "UTR 4", ...details });
  };

  it("waits for a decision after a free amount of everything, and is neither packed nor sent before it", async () => {
    const orderNo = await confirmed();
    expect((await freely(orderNo)).status).toBe(200);
    expect([(await read(orderNo)).queue, await onToday(orderNo)]).toEqual(["decide", ["decide"]]);
    const print = () =>
      store.call("POST /api/admin/orders/packing-slips", { token, body: { orderNos: [orderNo] } });
    const dispatch = () =>
      move(orderNo, "Order Confirmed", "Dispatched", { shippedBy: "BlueDart", awbNo: "BD 78" });
    for (const { problem } of [await print(), await dispatch()])
      expect(problem).toMatchObject({
        code: "state_conflict",
        detail: expect.stringContaining("has been refunded"),
      });
    const decide = () =>
      store.call("POST /api/admin/orders/{orderNo}/send-paid-back", { token, params: { orderNo } });
    expect((await decide()).status).toBe(200);
    const order = await read(orderNo);
    expect([order.queue, order.timeline.at(-1)?.title]).toEqual(["pack", "Sent although paid back"]);
    expect((await decide()).problem.code).toBe("state_conflict"); // a second press
    expect((await print()).status).toBe(200);
    expect((await dispatch()).status).toBe(200);
    expect(await brokenRules(store)).toEqual([]);
  });

  it("is cancelled with a free amount of everything, or packed, as the refund says", async () => {
    const [cancelled, sent] = [await confirmed(), await confirmed()];
    await freely(cancelled, { unsent: "cancel" });
    await freely(sent, { unsent: "send" });
    const { status, owed, queue } = await read(cancelled);
    expect([status, owed, queue]).toEqual(["Cancelled", 0, ""]);
    expect((await read(sent)).queue).toBe("pack");
    expect(await brokenRules(store)).toEqual([]);
  });

  it("is cancelled at once also while the provider has not paid back yet, and owes it until then", async () => {
    const { orderNo } = await placePaidOrder(store, { fake, token });
    fake.fail(503, 1_000);
    await freely(orderNo, { unsent: "cancel", reference: "" });
    expect([(await read(orderNo)).status, await onToday(orderNo)]).toEqual(["Cancelled", ["owed"]]);
    fake.fail(503, 0);
    await settled(orderNo);
    expect(await onToday(orderNo)).toEqual([]);
    expect(await brokenRules(store)).toEqual([]);
  });

  it("is not cancelled by a refund once a part of it has left", async () => {
    const orderNo = await confirmed();
    const lineId = (await read(orderNo)).lines[1]?.id;
    await post("POST /api/admin/orders/{orderNo}/shipments", orderNo, {
      shippedBy: "BlueDart",
      awbNo: "BD 79",
      expectedShipments: 0,
      lines: [{ lineId, quantity: 1 }],
    });
    expect((await freely(orderNo, { unsent: "cancel" })).problem.code).toBe("state_conflict");
    expect((await read(orderNo)).refunded).toBe(0);
    await freely(orderNo);
    expect((await read(orderNo)).queue).toBe("decide");
  });

  it("comes into sight where all its pieces were refunded and it still stands confirmed", async () => {
    const orderNo = await confirmed();
    await refund(orderNo, { ...everything(await read(orderNo)), reference: "UTR 5" });
    // As an older program left it, which did not cancel.
    const { db } = store.services.database;
    await sql`update orders set status = 'Order Confirmed' where order_no = ${orderNo}`.execute(db);
    await sql`delete from order_status_changes c using orders o
      where o.order_id = c.order_id and o.order_no = ${orderNo} and to_status = 'Cancelled'`.execute(db);
    expect([(await read(orderNo)).queue, await onToday(orderNo)]).toEqual(["decide", ["decide"]]);
    await move(orderNo, "Order Confirmed", "Cancelled");
    expect([(await read(orderNo)).queue, await onToday(orderNo)]).toEqual(["", []]);
  });

  it("waits for nothing while the provider has not paid back yet, and is cancelled when it has", async () => {
    const { orderNo } = await placePaidOrder(store, { fake, token });
    fake.fail(503, 1_000);
    await refund(orderNo, everything(await read(orderNo)));
    const order = await read(orderNo);
    expect([order.status, order.queue, await onToday(orderNo)]).toEqual(["Order Confirmed", "", ["owed"]]);
    expect((await store.call("GET /api/admin/order-queues", { token })).status).toBe(200);
    store.advanceClock(10 * DAY_MS);
    const { token: later } = await newStaff(store, "support"); // the login from before has ended
    expect(await onToday(orderNo, later)).toEqual(["owed"]); // and it is not late
    store.advanceClock(-10 * DAY_MS);
    fake.fail(503, 0);
    await settled(orderNo);
    await expect.poll(async () => (await read(orderNo)).status).toBe("Cancelled");
    expect(await brokenRules(store)).toEqual([]);
  });

  it("is to be packed again when the provider refused the refund", async () => {
    fake.fail(503, 0);
    const { orderNo } = await placePaidOrder(store, { fake, token });
    fake.fail(400, 1);
    await refund(orderNo, everything(await read(orderNo)));
    await settled(orderNo, "failed");
    expect([(await read(orderNo)).status, (await read(orderNo)).queue]).toEqual(["Order Confirmed", "pack"]);
  });
});
