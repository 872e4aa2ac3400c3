import { expect, it } from "vitest";
import { deliverNewOrder } from "../support/deliver-new-order.ts";
import { describeStore } from "../support/describe-store.ts";
import { orderLinkIn } from "../support/mailed-order-link.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { placeOrder } from "../support/place-order.ts";
import { notReturnableProduct, plainProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

const DAY_MS = 86_400_000;

describeStore("returns that buyers ask for", (store) => {
  const support = () => newStaff(store(), "support");
  const mail = (email: string, words: string) =>
    store().inbox.next(({ to, subject }) => to.includes(email) && subject.includes(words));
  const delivered = async (options?: Parameters<typeof placeOrder>[1]) => {
    const staff = await support();
    return { ...(await deliverNewOrder(store(), staff.token, options)), staff };
  };
  type Delivered = Awaited<ReturnType<typeof delivered>>;
  const ask = ({ params, buyer, lineId }: Delivered, quantity = 1, token = buyer.token) =>
    store().call("POST /api/orders/{orderNo}/returns", {
      params,
      token,
      body: { lines: [{ lineId, quantity }], reason: "Does not fit" },
    });

  it("have a number, are mailed, and can be called off before they are sent in; the pieces are free again", async () => {
    const order = await delivered();
    const read = await store().call("GET /api/orders/{orderNo}/returns", {
      params: order.params,
      token: order.buyer.token,
    });
    expect(read.body).toMatchObject({
      mayReportFault: true,
      lines: [{ arrived: 2, returnable: 2 }],
      returns: [],
    });
    const asked = await ask(order, 2);
    expect(asked.body).toMatchObject({
      lines: [{ returnable: 0 }],
      returns: [{ number: 1, state: "asked", reason: "Does not fit", lines: [{ qty: 2 }] }],
    });
    expect((await ask(order)).problem.code).toBe("return_too_large");
    const howTo = await mail(order.buyer.email, `Return ${order.orderNo}/R1`);
    expect(howTo.text).toMatch(/Craftloom Returns[\s\S]*\/orders\/track-order#/);

    const params = { ...order.params, returnId: asked.body.returns[0]?.id ?? 0 };
    const path = "POST /api/orders/{orderNo}/returns/{returnId}/call-off";
    const other = await newBuyer(store());
    expect((await store().call(path, { params, token: other.token })).problem.code).toBe("order_not_found");
    const off = await store().call(path, { params, token: order.buyer.token });
    expect(off.body).toMatchObject({ lines: [{ returnable: 2 }], returns: [{ state: "called off" }] });
    await mail(order.buyer.email, "is cancelled");
    expect((await store().call(path, { params, token: order.buyer.token })).problem.code).toBe(
      "state_conflict",
    );
    expect((await ask(order)).body.returns.map(({ number }) => number)).toEqual([1, 2]);
  });

  it("are mailed when they arrive, and cannot be called off then", async () => {
    const order = await delivered();
    const { body } = await ask(order);
    const params = { ...order.params, returnId: body.returns[0]?.id ?? 0 };
    await store().call("POST /api/admin/orders/{orderNo}/returns/{returnId}/receive", {
      params,
      token: order.staff.token,
      body: { version: 1, lines: [{ lineId: order.lineId, backToStock: 1, writtenOff: 0 }] },
    });
    expect((await mail(order.buyer.email, "/R1 has arrived")).text).toContain("7 working days");
    for (const call of [
      { key: "POST /api/orders/{orderNo}/returns/{returnId}/call-off", token: order.buyer.token },
      { key: "POST /api/admin/orders/{orderNo}/returns/{returnId}/call-off", token: order.staff.token },
    ] as const)
      expect((await store().call(call.key, { params, token: call.token })).problem.code).toBe(
        "state_conflict",
      );
  });

  it("are called off by staff, who are named in the timeline", async () => {
    const order = await delivered();
    const { body } = await ask(order);
    const params = { ...order.params, returnId: body.returns[0]?.id ?? 0 };
    const off = await store().call("POST /api/admin/orders/{orderNo}/returns/{returnId}/call-off", {
      params,
      token: order.staff.token,
    });
    expect(off.body.returns).toMatchObject([{ number: 1, state: "called off" }]);
    expect(off.body.timeline.map(({ title }) => title)).toContain("Return R1 cancelled");
    expect(off.body.lines[0]?.returnedQuantity).toBe(0);
    const late = await store().call("POST /api/admin/orders/{orderNo}/returns/{returnId}/receive", {
      params,
      token: order.staff.token,
      body: {
        version: off.body.returns[0]?.version ?? 0,
        lines: [{ lineId: order.lineId, backToStock: 1, writtenOff: 0 }],
      },
    });
    expect(late.problem.detail).toBe("This return has been cancelled.");
  });

  it("are asked for by the link too, and not by somebody else, too late, for food, or for what is under way", async () => {
    const order = await delivered();
    const link = orderLinkIn(await mail(order.buyer.email, order.orderNo));
    const byLink = await store().call("POST /api/orders/{orderNo}/returns", {
      params: order.params,
      headers: { "x-order-link": link },
      body: { lines: [{ lineId: order.lineId, quantity: 1 }], reason: "Too many" },
    });
    expect(byLink.body.returns).toHaveLength(1);
    const other = await newBuyer(store());
    expect((await ask(order, 1, other.token)).problem.code).toBe("order_not_found");
    const unchanged = await store().call("GET /api/orders/{orderNo}/returns", {
      params: order.params,
      token: order.buyer.token,
    });
    expect(unchanged.body.returns).toHaveLength(1);

    const eaten = await delivered({
      lines: [{ product: await notReturnableProduct(store()), qty: 1 }],
    });
    expect((await ask(eaten)).problem.code).toBe("not_returnable");

    const { orderNo, buyer } = await placeOrder(store());
    const early = await ask({ ...order, params: { orderNo }, buyer });
    expect(early.problem.code).toBe("state_conflict");

    store().advanceClock(7 * DAY_MS + 60_000);
    const late = await store().call("POST /api/orders/{orderNo}/returns", {
      params: order.params,
      headers: { "x-order-link": link },
      body: { lines: [{ lineId: order.lineId, quantity: 1 }], reason: "Too late" },
    });
    expect(late.problem.code).toBe("return_too_late");
  });

  it("are only of pieces that arrived", async () => {
    const staff = await support();
    const { orderNo, buyer } = await placeOrder(store(), {
      lines: [{ product: plainProduct(store()), qty: 3 }],
    });
    const params = { orderNo };
    const body = { from: "Order Requested", to: "Order Confirmed" };
    await store().call("POST /api/admin/orders/{orderNo}/status", { params, token: staff.token, body });
    const before = await store().call("GET /api/admin/orders/{orderNo}", { params, token: staff.token });
    const lineId = before.body.lines[0]?.id ?? 0;
    await store().call("POST /api/admin/orders/{orderNo}/shipments", {
      params,
      token: staff.token,
      body: { shippedBy: "DHL", awbNo: "D 1", expectedShipments: 0, lines: [{ lineId, quantity: 1 }] },
    });
    await store().call("POST /api/admin/orders/{orderNo}/shipments/{number}/end", {
      params: { orderNo, number: 1 },
      token: staff.token,
      body: { version: 1, state: "delivered" },
    });
    const { body: returns } = await store().call("GET /api/orders/{orderNo}/returns", {
      params,
      token: buyer.token,
    });
    expect(returns.lines).toMatchObject([{ arrived: 1, returnable: 1 }]);
    const two = await store().call("POST /api/orders/{orderNo}/returns", {
      params,
      token: buyer.token,
      body: { lines: [{ lineId, quantity: 2 }], reason: "Both" },
    });
    expect(two.problem.code).toBe("return_too_large");
  });
});

describeStore("faults that buyers report", (store) => {
  it("reach the team as an enquiry that names order and pieces, within 3 working days", async () => {
    const staff = await newStaff(store(), "support");
    const { params, buyer, lineId, orderNo, order } = await deliverNewOrder(store(), staff.token);
    const report = (quantity: number) =>
      store().call("POST /api/orders/{orderNo}/faults", {
        params,
        token: buyer.token,
        body: { lines: [{ lineId, quantity }], reason: "The handle is broken" },
      });
    expect((await report(3)).problem.code).toBe("return_too_large");
    expect((await report(1)).status).toBe(200);
    const arrived = await store().inbox.next(({ text }) => text.includes(`Fault in order ${orderNo}`));
    expect(arrived.text).toMatch(new RegExp(`1 × ${order.lines[0]?.productName}[^]*The handle is broken`));
    expect(arrived.raw).toMatch(new RegExp(`Reply-To:.*${buyer.email}`));
    store().advanceClock(7 * DAY_MS);
    const later = await newBuyer(store());
    await store()
      .services.database.db.updateTable("orders")
      .set({ user_id: later.userId })
      .where("order_no", "=", orderNo)
      .execute();
    const late = await store().call("POST /api/orders/{orderNo}/faults", {
      params,
      token: later.token,
      body: { lines: [{ lineId, quantity: 1 }], reason: "The handle is broken" },
    });
    expect(late.problem.code).toBe("return_too_late");
  });
});
