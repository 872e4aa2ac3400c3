import { expect, it } from "vitest";
import type { RouteKey } from "../../../src/contract/routes.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { placeOrder } from "../../support/place-order.ts";
import { redeemKit } from "../../support/redeem-kit.ts";
import { newStaff } from "../../support/staff.ts";

const DAY_MS = 86_400_000;

describeStore("the queues of orders", (store) => {
  const staffToken = async () => (await newStaff(store(), "support")).token;
  const post = (token: string, key: RouteKey, orderNo: string, body: object) =>
    store().call(key, { token, params: { orderNo }, body } as never);
  const move = (token: string, orderNo: string, from: string, to: string, details: object = {}) =>
    post(token, "POST /api/admin/orders/{orderNo}/status", orderNo, { from, to, ...details });
  const queueOf = async (token: string, orderNo: string) => {
    const { body } = await store().call("GET /api/admin/orders/{orderNo}", { token, params: { orderNo } });
    if (body.queue) {
      const listed = await store().call("GET /api/admin/orders", {
        token,
        query: { queue: body.queue, perPage: "500" },
      });
      expect(listed.body.rows.filter(({ id }) => id === orderNo)).toMatchObject([{ queue: body.queue }]);
      const { body: counts } = await store().call("GET /api/admin/order-queues", { token });
      expect(counts[body.queue]).toBe(listed.body.total);
    }
    return body.queue;
  };
  const onBoard = async (token: string, orderNo: string) =>
    (await store().call("GET /api/admin/dashboard", { token })).body.needsAttention
      .filter((each) => each.orderNo === orderNo && each.kind !== "mail")
      .map(({ kind }) => kind);
  const print = (token: string, orderNos: string[]) =>
    store().call("POST /api/admin/orders/packing-slips", { token, body: { orderNos } });

  it("take an order from one to the next, and Today has it with each of its steps", async () => {
    const token = await staffToken();
    const { orderNo } = await placeOrder(store());
    const steps = async () => [await queueOf(token, orderNo), await onBoard(token, orderNo)];
    expect(await steps()).toEqual(["pay", ["pay"]]);
    await print(token, [orderNo]); // too early: nothing is packed before it is confirmed
    expect(await steps()).toEqual(["pay", ["pay"]]);
    await post(token, "POST /api/admin/orders/{orderNo}/payment-link", orderNo, {
      from: "Order Requested",
      url: "https://pay.example/1",
    });
    expect(await steps()).toEqual(["pay", []]); // it waits for the customer now
    await move(token, orderNo, "Payment Link Sent", "Order Confirmed");
    expect(await steps()).toEqual(["pack", ["pack"]]);
    await print(token, [orderNo]);
    expect(await steps()).toEqual(["send", ["send"]]);
    const { body } = await store().call("GET /api/admin/orders/{orderNo}", { token, params: { orderNo } });
    const lineId = body.lines[0]?.id;
    await post(token, "POST /api/admin/orders/{orderNo}/shipments", orderNo, {
      shippedBy: "BlueDart",
      awbNo: "BD 1",
      expectedShipments: 0,
      lines: [{ lineId, quantity: 1 }],
    });
    expect(await steps()).toEqual(["send", ["send"]]); // a part of it is still here
    await post(token, "POST /api/admin/orders/{orderNo}/shipments", orderNo, {
      shippedBy: "BlueDart",
      awbNo: "BD 2",
      expectedShipments: 1,
    });
    expect(await steps()).toEqual(["way", []]);
    const invoices = await store().call("POST /api/admin/orders/invoices", {
      token,
      body: { orderNos: [orderNo] },
    });
    expect([200, 404]).toContain(invoices.status); // the job that issues them may not have run yet
    await move(token, orderNo, "Dispatched", "Delivered");
    expect(await steps()).toEqual(["", []]);
  });

  it("have an order of a pasted link on Today after a day, because nothing reports its payment", async () => {
    const { orderNo } = await placeOrder(store());
    await post(await staffToken(), "POST /api/admin/orders/{orderNo}/payment-link", orderNo, {
      from: "Order Requested",
      url: "https://pay.example/2",
    });
    store().advanceClock(DAY_MS + 60_000);
    const token = await staffToken();
    expect([await queueOf(token, orderNo), await onBoard(token, orderNo)]).toEqual(["pay", ["check"]]);
    await move(token, orderNo, "Payment Link Sent", "Order Confirmed");
    expect(await onBoard(token, orderNo)).toEqual(["pack"]);
    store().advanceClock(-DAY_MS - 60_000);
  });

  it("have kits to confirm, and list a confirmed kit as late when it is not sent in time", async () => {
    const token = await staffToken();
    const { body: kit } = await redeemKit(store(), await newBuyer(store()));
    expect([await queueOf(token, kit), await onBoard(token, kit)]).toEqual(["confirm", ["confirm"]]);
    await move(token, kit, "Order Requested", "Order Confirmed");
    store().advanceClock(10 * DAY_MS);
    const later = await staffToken(); // the login from before has ended
    expect([await queueOf(later, kit), await onBoard(later, kit)]).toEqual(["pack", ["late"]]);
    store().advanceClock(-10 * DAY_MS);
  });

  it("stand on Today oldest first, and returns and lost parcels with them", async () => {
    const token = await staffToken();
    const { orderNo } = await placeOrder(store());
    await move(token, orderNo, "Order Requested", "Order Confirmed");
    await move(token, orderNo, "Order Confirmed", "Dispatched", { shippedBy: "BlueDart", awbNo: "BD 9" });
    const end = (state: string) =>
      store().call("POST /api/admin/orders/{orderNo}/shipments/{number}/end", {
        token,
        params: { orderNo, number: 1 },
        body: { version: 1, state: state as "lost" },
      });
    await end("lost");
    expect(await onBoard(token, orderNo)).toEqual(["parcel"]);

    const { orderNo: delivered } = await placeOrder(store());
    await move(token, delivered, "Order Requested", "Order Confirmed");
    await move(token, delivered, "Order Confirmed", "Dispatched", { shippedBy: "BlueDart", awbNo: "BD 8" });
    await move(token, delivered, "Dispatched", "Delivered");
    const params = { orderNo: delivered };
    const { body } = await store().call("GET /api/admin/orders/{orderNo}", { token, params });
    const lines = [{ lineId: body.lines[0]?.id ?? 0, quantity: 1 }];
    const opened = await post(token, "POST /api/admin/orders/{orderNo}/returns", delivered, {
      lines,
      reason: "x",
    });
    if (opened.status === 200) expect(await onBoard(token, delivered)).toEqual(["return"]);

    const { needsAttention } = (await store().call("GET /api/admin/dashboard", { token })).body;
    const waiting = needsAttention.filter(({ kind }) => kind === "pay").map(({ since }) => since);
    expect(waiting).toEqual([...waiting].sort());
  });

  it("subtract refunds from the top products", async () => {
    const token = await staffToken();
    const { orderNo } = await placeOrder(store());
    await move(token, orderNo, "Order Requested", "Order Confirmed");
    const { body } = await store().call("GET /api/admin/orders/{orderNo}", { token, params: { orderNo } });
    const [line] = body.lines;
    const top = async () =>
      (await store().call("GET /api/admin/dashboard", { token })).body.topProducts.find(
        ({ productId }) => productId === line?.productId,
      );
    const before = await top();
    const refunded = await post(token, "POST /api/admin/orders/{orderNo}/refunds", orderNo, {
      lines: [{ lineId: line?.id, quantity: 1 }],
      shipping: false,
      expectedRefunded: 0,
      reason: "x",
      reference: "NEFT 1",
    });
    expect(refunded.status).toBe(200);
    const after = await top();
    expect((before?.pieces ?? 0) - (after?.pieces ?? 0)).toBe(1);
    expect((before?.revenue ?? 0) - (after?.revenue ?? 0)).toBeCloseTo((line?.total ?? 0) / 2, 2);
  });
});
