import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { placeOrder } from "../../support/place-order.ts";
import { kitApplicable, redeemKit } from "../../support/redeem-kit.ts";
import { type ConfirmedOrder, shipmentActions } from "../../support/shipment-actions.ts";
import { findProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";
import { wrongStockCounts } from "../../support/stock-ledger.ts";
import { stockOf } from "../../support/stock-of.ts";

describeStore("shipments that are lost or come back", (store) => {
  const { confirm, confirmed, send, end } = shipmentActions(store);
  const resend = ({ orderNo, token }: ConfirmedOrder, number: number, version: number) =>
    store().call("POST /api/admin/orders/{orderNo}/shipments/{number}/resend", {
      params: { orderNo, number },
      token,
      body: { version, shippedBy: "DTDC", awbNo: "DT 9" },
    });
  const settle = ({ orderNo, token }: ConfirmedOrder, number: number, version: number, body: object) =>
    store().call("POST /api/admin/orders/{orderNo}/shipments/{number}/settle", {
      params: { orderNo, number },
      token,
      body: { version, shipping: false, expectedRefunded: 0, reference: "NEFT 7", ...body },
    });

  it("that are lost are sent again, taken from stock once more, and never called delivered", async () => {
    const order = await confirmed();
    const before = await stockOf(store(), order.variantId);
    await send(order, {});
    const lost = await end(order, 1, 1, { state: "lost" });
    expect([lost.body.status, lost.body.shipments[0]?.needsDecision]).toEqual(["Dispatched", true]);
    const ownOrders = { params: { userId: order.buyer.userId }, token: order.buyer.token };
    const [inHistory] = (await store().call("GET /api/orders/{userId}", ownOrders)).body;
    expect([inHistory?.status, inHistory?.arrival], "no day holds any more").toEqual(["Dispatched", null]);
    const false_ = await store().call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo: order.orderNo },
      token: order.token,
      body: { from: "Dispatched", to: "Delivered" },
    });
    expect([false_.status, false_.problem.code]).toEqual([409, "state_conflict"]);
    const again = await resend(order, 1, 2);
    expect(again.body.shipments.map(({ outcome, replaces }) => [outcome, replaces])).toEqual([
      ["sent again", null],
      ["", 1],
    ]);
    expect(again.body.awbNo).toBe("DT 9");
    const [sentAgain] = (await store().call("GET /api/orders/{userId}", ownOrders)).body;
    expect(sentAgain?.arrival?.kind).toBe("expected");
    expect(await stockOf(store(), order.variantId)).toBe((before ?? 0) - 3);
    const twice = await resend(order, 1, 3);
    expect([twice.problem.code, twice.problem.detail]).toEqual([
      "state_conflict",
      "Parcel 1 was sent again before. Nothing was done again.",
    ]);
    const { body: seenByBuyer } = await store().call("GET /api/orders/{orderNo}/details", {
      params: { orderNo: order.orderNo },
      token: order.buyer.token,
    });
    expect(seenByBuyer.parcels.map(({ state, outcome }) => [state, outcome])).toEqual([
      ["lost", "sent again"],
      ["sent", ""],
    ]);
    expect((await end(order, 2, 1, {})).body.status).toBe("Delivered");
    expect(await wrongStockCounts(store())).toEqual([]);
  });

  it("that hold two sizes of one stock are not sent again when it has too little for both together", async () => {
    const shirt = findProduct(store(), (product) => (product.productDetails[0]?.sizes.length ?? 0) > 1);
    const [{ id: variantId, sizes } = { id: 0, sizes: [] }] = shirt.productDetails;
    const [small, large] = sizes.map(({ name }) => name);
    const setStock = (stock: number | null) =>
      store()
        .services.database.db.updateTable("product_variants")
        .set({ stock })
        .where("variant_id", "=", variantId)
        .execute();
    await setStock(8); // unpaid orders of one person hold at most half of it
    const lines = [small, large].map((size = "") => ({ product: shirt, qty: 2, size }));
    const order = await confirm((await placeOrder(store(), { lines })).orderNo);
    await send(order, {});
    await end(order, 1, 1, { state: "lost" });
    await setStock(3);
    const again = await resend(order, 1, 2);
    expect([again.status, again.problem.code, again.problem.available]).toEqual([409, "out_of_stock", 3]);
    expect(again.problem.detail).toBe(`Only 3 left of ${shirt.productName}.`);
    expect(await stockOf(store(), variantId)).toBe(3);
    await setStock(null);
  });

  it("that came back are counted, and refunded or cancelled", async () => {
    const order = await confirmed();
    const [first = 0, second = 0] = order.lineIds;
    const before = await stockOf(store(), order.variantId);
    await send(order, { lines: [{ lineId: first, quantity: 3 }] });
    await send(order, { lines: [{ lineId: second, quantity: 1 }], expectedShipments: 1 });
    await end(order, 2, 1, {});
    const uncounted = await end(order, 1, 1, { state: "returned to sender" });
    expect(uncounted.problem.code).toBe("return_too_large");
    const lines = [{ lineId: first, backToStock: 2, writtenOff: 1 }];
    const back = await end(order, 1, 1, { state: "returned to sender", lines });
    expect([back.status, back.body.status]).toEqual([200, "Dispatched"]);
    expect(await stockOf(store(), order.variantId)).toBe((before ?? 0) + 2);
    const unpaid = await settle(order, 1, 2, { outcome: "cancelled" });
    expect([unpaid.status, unpaid.problem.code], "it was paid").toEqual([409, "state_conflict"]);
    const refunded = await settle(order, 1, 2, { outcome: "refunded" });
    expect([refunded.status, refunded.body.status], "the other parcel arrived").toEqual([200, "Delivered"]);
    expect(refunded.body.lines.map(({ refundedQuantity }) => refundedQuantity)).toEqual([3, 0]);
    expect((await settle(order, 1, 3, { outcome: "refunded" })).problem.code).toBe("state_conflict");
    expect(await wrongStockCounts(store())).toEqual([]);
  });

  it("of a kit that is lost is sent again without a second redemption, or its order cancelled", async () => {
    const buyer = await newBuyer(store());
    const { body: orderNo } = await redeemKit(store(), buyer);
    const order = await confirm(orderNo);
    await send(order, {});
    await end(order, 1, 1, { state: "lost" });
    expect((await resend(order, 1, 2)).status).toBe(200);
    const available = () => kitApplicable(store(), buyer);
    expect(await available()).not.toBe(1);
    await end(order, 2, 1, { state: "lost" });
    const unpaid = await settle(order, 2, 2, { outcome: "refunded" });
    expect(unpaid.problem.code).toBe("state_conflict");
    const cancelled = await settle(order, 2, 2, { outcome: "cancelled" });
    expect([cancelled.status, cancelled.body.status]).toEqual([200, "Cancelled"]);
    expect(await available()).toBe(1);
  });

  it("that are lost do not keep a person from being erased", async () => {
    const order = await confirmed();
    await send(order, {});
    const admin = await newStaff(store(), "admin");
    const personId = order.buyer.userId;
    const erasure = async () =>
      (
        await store().call("GET /api/admin/people/{personId}/erasure", {
          params: { personId },
          token: admin.token,
        })
      ).body;
    expect((await erasure()).blockedReason).toContain("under way");
    await end(order, 1, 1, { state: "lost" });
    const { email, version, blockedReason } = await erasure();
    expect(blockedReason).toBe("");
    const erased = await store().call("POST /api/admin/people/{personId}/erase", {
      params: { personId },
      token: admin.token,
      body: { email, version },
    });
    expect(erased.status).toBe(200);
    const again = await resend(order, 1, 2);
    expect(again.problem.detail).toContain("erased");
  });
});
