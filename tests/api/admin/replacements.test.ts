import { expect, it } from "vitest";
import { brokenRules } from "../../support/broken-rules.ts";
import { deliverNewOrder } from "../../support/deliver-new-order.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { deliverOrder } from "../../support/place-paid-order.ts";
import { redeemKit } from "../../support/redeem-kit.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("a replacement", (store) => {
  const replace = (orderNo: string, token: string, lineId: number, quantity: number, expected = 0) =>
    store().call("POST /api/admin/orders/{orderNo}/replacements", {
      token,
      params: { orderNo },
      body: {
        lines: [{ lineId, quantity }],
        reason: "The handle was broken",
        expectedReplacements: expected,
      },
    });

  it("is an order of its own that costs nothing, takes stock, and stands on both orders", async () => {
    const { token } = await newStaff(store(), "support");
    const { orderNo, buyer, lineId, params, order } = await deliverNewOrder(store(), token);
    const { db } = store().services.database;
    const variantId = order.lines[0]?.variantId ?? 0;
    await db.updateTable("product_variants").set({ stock: 7 }).where("variant_id", "=", variantId).execute();

    const [first, second] = await Promise.all([
      replace(orderNo, token, lineId, 1),
      replace(orderNo, token, lineId, 1),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]); // a double press
    const { body: made } = first.status === 200 ? first : second;
    expect(made).toMatchObject({
      status: "Order Confirmed",
      grandTotal: 0,
      due: 0,
      owed: 0,
      replaces: orderNo,
      freeReason: "The handle was broken",
    });
    expect(made.lines).toMatchObject([
      { variantId, quantity: 1, sellingPrice: order.lines[0]?.sellingPrice },
    ]);
    const stock = await db
      .selectFrom("product_variants")
      .select("stock")
      .where("variant_id", "=", variantId)
      .executeTakeFirst();
    expect(stock).toEqual({ stock: 6 });
    const { body: replaced } = await store().call("GET /api/admin/orders/{orderNo}", { params, token });
    expect(replaced.replacedBy).toEqual([made.id]);
    expect(replaced.timeline.map(({ title }) => title)).toContain("Pieces replaced");
    expect(made.timeline.map(({ title }) => title)).toContain("Replacement made");
    const mail = await store().inbox.next(
      ({ to, text }) => to.includes(buyer.email) && text.includes("free of charge"),
    );
    expect(mail.text).toContain(orderNo);

    expect((await replace(orderNo, token, lineId, 2, 1)).problem.code).toBe("shipment_too_large");
    expect((await replace(orderNo, token, lineId + 1000, 1, 1)).problem.code).toBe("line_not_found");
    await db
      .updateTable("product_variants")
      .set({ stock: null })
      .where("variant_id", "=", variantId)
      .execute();
    expect(await brokenRules(store())).toEqual([]);
  });

  it("brings only pieces that arrived and were not refunded; a cancelled one does not count", async () => {
    const { token } = await newStaff(store(), "support");
    const { orderNo, lineId } = await deliverNewOrder(store(), token);
    expect((await replace(orderNo, token, lineId, 3)).problem.code).toBe("shipment_too_large");
    const { body: made } = await replace(orderNo, token, lineId, 2);
    await store().call("POST /api/admin/orders/{orderNo}/status", {
      token,
      params: { orderNo: String(made.id) },
      body: { from: "Order Confirmed", to: "Cancelled" },
    });
    expect((await replace(orderNo, token, lineId, 2, 1)).status).toBe(200);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("of a welcome kit redeems no second kit", async () => {
    const { token } = await newStaff(store(), "support");
    const buyer = await newBuyer(store());
    const orderNo = String((await redeemKit(store(), buyer)).body);
    const params = { orderNo };
    await store().call("POST /api/admin/orders/{orderNo}/status", {
      token,
      params,
      body: { from: "Order Requested", to: "Order Confirmed" },
    });
    await deliverOrder(store(), orderNo, token);
    const { body: order } = await store().call("GET /api/admin/orders/{orderNo}", { params, token });
    const { body: made } = await replace(orderNo, token, order.lines[0]?.id ?? 0, 1);
    expect(made).toMatchObject({ isSwag: false, grandTotal: 0, lines: [{ isSwag: true }] });
    expect(made.lines[0]?.contents).toBe(order.lines[0]?.contents);
    await deliverOrder(store(), String(made.id), token);
    const kits = await store()
      .services.database.db.selectFrom("kit_redemptions")
      .select("order_id")
      .where("user_id", "=", buyer.userId)
      .execute();
    expect(kits).toHaveLength(1);
    expect(await brokenRules(store())).toEqual([]);
  });
});
