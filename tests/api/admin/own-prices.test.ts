import { expect, it } from "vitest";
import type { NewOrderRow } from "../../../src/contract/admin/staff-orders.ts";
import { brokenRules } from "../../support/broken-rules.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newOrderRow } from "../../support/new-order-row.ts";
import { firstVariant, plainProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("orders that staff make", (store) => {
  const sku = () => `${firstVariant(plainProduct(store())).id}~`;
  async function make(rows: NewOrderRow[], { role = "admin" as "admin" | "support" } = {}) {
    const { token } = await newStaff(store(), role);
    const call = (more: object) =>
      store().call("POST /api/admin/orders", {
        token,
        body: { list: "Own prices", rows, payment: { kind: "link" }, dryRun: false, ...more },
      });
    const check = await call({ dryRun: true });
    const quotes = check.body.map(({ line, total }) => ({ line, total }));
    return { check: check.body, call: () => call({ quotes }) };
  }
  const outcomes = (results: readonly { outcome: string; message: string }[]) =>
    results.map(({ outcome, message }) => `${outcome}: ${message}`);

  it("are at prices of their own with reasons, and support goes down to the limits", async () => {
    const { token } = await newStaff(store(), "admin");
    const { version } = (await store().call("GET /api/admin/settings", { token })).body;
    const { sellingPrice } = firstVariant(plainProduct(store()));
    const settings = { supportDiscountLimit: 25, supportRefundLimit: Math.ceil(sellingPrice) };
    await store().call("PUT /api/admin/settings", { token, body: { version, settings } });
    const own = (share: number) => ({
      unitPrice: Math.ceil(sellingPrice * share),
      reason: "A scratch in the box",
    });
    const row = (share: number) => newOrderRow({ sku: sku(), quantity: "2", ownPrice: own(share) });
    const low = await make([row(0.5)], { role: "support" });
    expect(outcomes(low.check)).toEqual([
      expect.stringMatching(/refused: .*50% below.*25% below.*administrator/),
    ]);
    const twice = await make([row(0.8), newOrderRow({ sku: sku(), line: 3 })]);
    expect(outcomes(twice.check)).toContainEqual(expect.stringMatching(/refused: .*twice, at two prices/));
    const many = await make([{ ...row(0.8), quantity: "9" }], { role: "support" });
    expect(outcomes(many.check)).toEqual([
      expect.stringMatching(/refused: You may lower the prices of one order by .* in all/),
    ]);
    const made = await make([row(0.8)], { role: "support" });
    const [result] = (await made.call()).body;
    const params = { orderNo: result?.orderNo ?? "" };
    const order = (await store().call("GET /api/admin/orders/{orderNo}", { params, token })).body;
    expect(order.lines).toMatchObject([
      { quantity: 2, sellingPrice: own(0.8).unitPrice, priceReason: "A scratch in the box" },
    ]);
    expect((await (await make([row(0.9)])).call()).body).toMatchObject([{ outcome: "done" }]);
    expect(await brokenRules(store())).toEqual([]);
  });
});
