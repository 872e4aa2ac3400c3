import { expect, it } from "vitest";
import { brokenRules } from "../../support/broken-rules.ts";
import { describeStore } from "../../support/describe-store.ts";
import { kitOfParts } from "../../support/kit-of-parts.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { shipmentActions } from "../../support/shipment-actions.ts";

describeStore("the parts of a kit that has left", (store) => {
  const { sizes, change, contents, stockParts, stocks, redeem, partsOf } = kitOfParts(store);
  const { confirm, send, end } = shipmentActions(store);

  /** A kit in the first size, whose mug is its substitute, on its way in one parcel. */
  async function sent() {
    expect((await change({ contents: contents(), takesStock: "parts" })).status).toBe(200);
    await stockParts({ shirt: 9, mug: 1, substitute: 9, pen: 9 });
    const [size = ""] = sizes();
    const placed = await redeem(await newBuyer(store()), size);
    expect(placed.status).toBe(200);
    const order = await confirm(String(placed.body));
    expect((await send(order, {})).status).toBe(200);
    const before = await stocks(size);
    expect(before).toMatchObject({ shirt: 8, mug: 1, substitute: 7, pen: 8 });
    return { order, size, before, params: { orderNo: order.orderNo }, token: order.token };
  }

  it("are taken once more when its parcel is lost and sent again", async () => {
    const { order, size, params, token } = await sent();
    expect((await end(order, 1, 1, { state: "lost" })).status).toBe(200);
    const again = await store().call("POST /api/admin/orders/{orderNo}/shipments/{number}/resend", {
      params: { ...params, number: 1 },
      token,
      body: { version: 2, shippedBy: "DHL", awbNo: "D 2" },
    });
    expect(again.status).toBe(200);
    // The order says what it brings, so the pine mug that is there again changes nothing.
    expect(await stocks(size)).toMatchObject({ shirt: 7, mug: 1, substitute: 5, pen: 7 });
    expect(await brokenRules(store())).toEqual([]);
  });

  it("lie on the shelf again when the parcel comes back", async () => {
    const { order, size, before } = await sent();
    const [lineId = 0] = order.lineIds;
    const back = {
      state: "returned to sender",
      lines: [{ lineId, backToStock: 1, writtenOff: 0 }],
    };
    expect((await end(order, 1, 1, back)).status).toBe(200);
    expect(await stocks(size)).toEqual({ ...before, shirt: 9, substitute: 9, pen: 9 });
    expect(await brokenRules(store())).toEqual([]);
  });

  it("come back by a return, and a replacement brings the same ones", async () => {
    const { order, size, before, params, token } = await sent();
    expect((await end(order, 1, 1, {})).status).toBe(200);
    const lineId = order.lineIds[0] ?? 0;
    const replaced = await store().call("POST /api/admin/orders/{orderNo}/replacements", {
      params,
      token,
      body: { lines: [{ lineId, quantity: 1 }], reason: "The box was crushed", expectedReplacements: 0 },
    });
    expect(replaced.status).toBe(200);
    expect(await stocks(size)).toMatchObject({ shirt: 7, mug: 1, substitute: 5, pen: 7 });
    const parts = (orderNo: string) => partsOf(orderNo).then((rows) => rows.map((row) => row.variant_id));
    expect(await parts(String(replaced.body.id))).toEqual(await parts(order.orderNo));
    const opened = await store().call("POST /api/admin/orders/{orderNo}/returns", {
      params,
      token,
      body: { lines: [{ lineId, quantity: 1 }], reason: "The first one" },
    });
    const returnId = opened.body.returns[0]?.id ?? 0;
    const received = await store().call("POST /api/admin/orders/{orderNo}/returns/{returnId}/receive", {
      params: { ...params, returnId },
      token,
      body: { version: 1, lines: [{ lineId, backToStock: 1, writtenOff: 0 }] },
    });
    expect(received.status).toBe(200);
    expect(await stocks(size)).toEqual(before);
    expect(await brokenRules(store())).toEqual([]);
  });
});
