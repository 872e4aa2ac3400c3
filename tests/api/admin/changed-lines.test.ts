import { expect, it } from "vitest";
import type { StaffOrder } from "../../../src/contract/admin/orders.schemas.ts";
import { brokenRules } from "../../support/broken-rules.ts";
import { describeStore } from "../../support/describe-store.ts";
import { placeOrder } from "../../support/place-order.ts";
import { findProduct, firstVariant, plainProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("line items that staff change", (store) => {
  async function unpaidOrder() {
    const { token } = await newStaff(store(), "support");
    const { orderNo, buyer } = await placeOrder(store());
    const params = { orderNo };
    const read = async () => (await store().call("GET /api/admin/orders/{orderNo}", { token, params })).body;
    const lines = (order: StaffOrder) =>
      order.lines.map(({ variantId, size, quantity }) => ({ variantId, size, quantity }));
    const check = (requested: ReturnType<typeof lines>, quotedTotal: number) =>
      store().call("POST /api/admin/orders/{orderNo}/lines/check", {
        token,
        params,
        body: { lines: requested, quotedTotal },
      });
    const change = (requested: ReturnType<typeof lines>, quotedTotal: number, expectedTotal: number) =>
      store().call("POST /api/admin/orders/{orderNo}/lines", {
        token,
        params,
        body: { lines: requested, quotedTotal, expectedTotal },
      });
    return { token, params, buyer, read, lines, check, change };
  }
  /** Another variant without sizes, with that many pieces. */
  async function another(orderLines: StaffOrder["lines"], stock: number | null) {
    const has = new Set(orderLines.map(({ productId }) => productId));
    const { id } = firstVariant(
      findProduct(
        store(),
        (p) =>
          !p.isSwagItem &&
          !has.has(p.productId) &&
          p.productId !== plainProduct(store()).productId &&
          !firstVariant(p).sizes.length,
      ),
    );
    await store()
      .services.database.db.updateTable("product_variants")
      .set({ stock })
      .where("variant_id", "=", id)
      .execute();
    const left = async () =>
      (
        await store()
          .services.database.db.selectFrom("product_variants")
          .select("stock")
          .where("variant_id", "=", id)
          .executeTakeFirstOrThrow()
      ).stock;
    return { line: { variantId: id, size: "", quantity: 2 }, left };
  }

  it("change total, stock and link of an unpaid order, and its buyer is mailed", async () => {
    const { token, params, buyer, read, lines, check, change } = await unpaidOrder();
    await store().call("POST /api/admin/orders/{orderNo}/payment-link", {
      token,
      params,
      body: { from: "Order Requested", url: "https://pay.example/old", shipping: 0 },
    });
    const order = await read();
    const other = await another(order.lines, 5);
    const requested = [...lines(order), other.line];
    const { body: totals } = await check(requested, order.grandTotal);
    expect(totals.subTotal).toBeGreaterThan(order.subTotal);
    expect(await other.left()).toBe(5);

    const { body: changed } = await change(requested, order.grandTotal, totals.grandTotal);
    expect(changed).toMatchObject({ grandTotal: totals.grandTotal, due: totals.grandTotal, paymentLink: "" });
    expect(changed.lines.map(({ quantity }) => quantity)).toEqual([
      ...order.lines.map(({ quantity }) => quantity),
      2,
    ]);
    expect(await other.left()).toBe(3);
    expect(changed.timeline.map(({ title }) => title)).toContain("Lines changed");
    await store().inbox.next(
      ({ to, subject }) => to.includes(buyer.email) && subject.includes("was changed"),
    );

    const fewer = [{ ...other.line, quantity: 1 }];
    const { body: less } = await check(fewer, changed.grandTotal);
    const { body: last } = await change(fewer, changed.grandTotal, less.grandTotal);
    expect(last.lines.map(({ quantity, variantId }) => [variantId, quantity])).toEqual([
      [other.line.variantId, 1],
    ]);
    expect(await other.left()).toBe(4);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("stay when somebody was quicker, when the price changed, when the stock is short, and of a paid order", async () => {
    const { token, params, read, lines, check, change } = await unpaidOrder();
    const order = await read();
    const other = await another(order.lines, 1);
    const requested = [...lines(order), other.line];
    const { body: totals } = await check(requested, order.grandTotal);
    expect((await change(requested, order.grandTotal + 1, totals.grandTotal)).problem.code).toBe(
      "version_conflict",
    );
    expect((await change(requested, order.grandTotal, totals.grandTotal + 1)).problem.code).toBe(
      "price_changed",
    );
    expect((await change(requested, order.grandTotal, totals.grandTotal)).problem.code).toBe("out_of_stock");
    await store().call("POST /api/admin/orders/{orderNo}/status", {
      token,
      params,
      body: { from: "Order Requested", to: "Order Confirmed", paymentMethod: "cash" },
    });
    expect((await check(requested, order.grandTotal)).problem.code).toBe("state_conflict");
    expect((await read()).lines).toMatchObject(lines(order));
    expect(await brokenRules(store())).toEqual([]);
  });
});
