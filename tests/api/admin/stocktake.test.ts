import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { checkoutBody, firstVariant } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";
import { stockActions } from "../../support/stock-actions.ts";

describeStore("a stocktake and what comes back", (store) => {
  const { filled, recordChange, staff } = stockActions(store);

  const checkOut = async ({ buyer, cart }: Awaited<ReturnType<typeof filled>>) =>
    (
      await store().call("POST /api/ShoppingCart/Checkout", {
        body: checkoutBody(buyer.userId, cart),
        token: buyer.token,
      })
    ).body;
  const cancel = (orderNo: string, token: string) =>
    store().call("POST /api/orders/{orderNo}/cancel", { params: { orderNo }, token });
  const item = async (stockId: string, token: string) =>
    (await store().call("GET /api/admin/stock/{stockId}", { params: { stockId }, token })).body;

  it("knows in a stocktake what is sold and not sent, also from before it was counted", async () => {
    const token = await staff();
    const before = await filled();
    const id = `${firstVariant(before.product).id}~`;
    const alreadyReserved = (await item(id, token)).reserved;
    const earlyOrder = await checkOut(before);
    expect(await item(id, token)).toMatchObject({ stock: null, onHand: null, reserved: alreadyReserved + 2 });
    const cart = await filled();
    await recordChange(id, token, { seen: null, reason: "counted", pieces: 20 + alreadyReserved });
    expect(await item(id, token)).toMatchObject({ stock: 18, onHand: 20 + alreadyReserved });
    const lateOrder = await checkOut(cart);
    expect(await item(id, token)).toMatchObject({ stock: 16, reserved: alreadyReserved + 4 });
    // One is missing from the shelf. What is sold lies there too, and is not sold again.
    await recordChange(id, token, { seen: 16, reason: "counted", pieces: 19 + alreadyReserved });
    expect(await item(id, token)).toMatchObject({ stock: 15, onHand: 19 + alreadyReserved });
    for (const [orderNo, { buyer }] of [
      [earlyOrder, before],
      [lateOrder, cart],
    ] as const)
      expect((await cancel(orderNo, buyer.token)).status).toBe(200);
    expect(await item(id, token)).toMatchObject({
      stock: 19,
      onHand: 19 + alreadyReserved,
      reserved: alreadyReserved,
    });
    await recordChange(id, token, { seen: 19, reason: "no longer counted", pieces: 0 });
  });

  it("refuses a stocktake with fewer pieces than are sold and not sent, and says so", async () => {
    const token = await staff();
    const cart = await filled();
    const id = `${firstVariant(cart.product).id}~`;
    const orderNo = await checkOut(cart);
    const { reserved } = await item(id, token);
    const short = await recordChange(id, token, { seen: null, reason: "counted", pieces: reserved - 1 });
    expect([short.status, short.problem.code]).toEqual([409, "out_of_stock"]);
    expect(short.problem.detail).toContain(`Sold and not yet sent: ${reserved}.`);
    expect((await item(id, token)).stock).toBeNull();
    await cancel(orderNo, cart.buyer.token);
  });

  it("gets back what was refunded before it was sent, and a stocktake finds the same", async () => {
    const token = await staff();
    const { token: support } = await newStaff(store(), "support");
    const cart = await filled();
    const id = `${firstVariant(cart.product).id}~`;
    const { reserved } = await item(id, token);
    await recordChange(id, token, { seen: null, reason: "counted", pieces: reserved + 2 });
    const orderNo = await checkOut(cart);
    expect((await item(id, token)).stock).toBe(0);
    const params = { orderNo };
    await store().call("POST /api/admin/orders/{orderNo}/status", {
      params,
      token: support,
      body: { from: "Order Requested", to: "Order Confirmed" },
    });
    const { body: order } = await store().call("GET /api/admin/orders/{orderNo}", { params, token: support });
    const refunded = await store().call("POST /api/admin/orders/{orderNo}/refunds", {
      params,
      token: support,
      body: {
        lines: [{ lineId: order.lines[0]?.id ?? 0, quantity: 2 }],
        shipping: false,
        expectedRefunded: 0,
        reason: "Changed their mind",
        reference: "NEFT 4",
      },
    });
    expect(refunded.status).toBe(200);
    await expect.poll(async () => (await item(id, token)).stock).toBe(2);
    const counted = await recordChange(id, token, { seen: 2, reason: "counted", pieces: reserved + 2 });
    expect([counted.status, counted.body.stock, counted.body.reserved]).toEqual([200, 2, reserved]);
    await recordChange(id, token, { seen: 2, reason: "no longer counted", pieces: 0 });
  });

  it("gets back what an order took, and nothing that was not counted when it was ordered", async () => {
    const token = await staff();
    const cart = await filled();
    const variantId = firstVariant(cart.product).id;
    const orderNo = await checkOut(cart);
    // As an import does: the number is what can be sold.
    await store()
      .services.database.db.updateTable("product_variants")
      .set({ stock: 9 })
      .where("variant_id", "=", variantId)
      .execute();
    await cancel(orderNo, cart.buyer.token);
    expect((await item(`${variantId}~`, token)).stock).toBe(9);
    await recordChange(`${variantId}~`, token, { seen: 9, reason: "no longer counted", pieces: 0 });
  });
});
