import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { erasureActions } from "../../support/erasure-actions.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { newOrderRow } from "../../support/new-order-row.ts";
import { cartItem, checkoutBody, firstVariant, plainProduct } from "../../support/shopping.ts";

describeStore("the orders of an erased person", (store) => {
  const { admin, erase, finish } = erasureActions(store);
  const db = () => store().services.database.db;
  const rowsOf = (userId: number) =>
    db()
      .selectFrom("orders")
      .leftJoin("payments", "payments.order_id", "orders.order_id")
      .select(["order_no", "idempotency_key", "billing_gstin", "link_url"])
      .where("orders.user_id", "=", userId)
      .orderBy("orders.order_id")
      .execute();

  it("have no tax number, no link to a page with their data, and no key that they or staff sent", async () => {
    const token = await admin();
    const person = await newBuyer(store());
    const item = { ...cartItem(plainProduct(store()), 1), userId: person.userId };
    const own = { token: person.token };
    const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", { ...own, body: item });
    const { body: orderNo } = await store().call("POST /api/ShoppingCart/Checkout", {
      ...own,
      headers: { "idempotency-key": `order-of-${person.email}` },
      body: checkoutBody(person.userId, cart),
    });
    const params = { orderNo };
    const url = `https://pay.example/link?email=${encodeURIComponent(person.email)}`;
    const gstin = "27ABCDE1234F1Z0";
    await store().call("POST /api/admin/orders/{orderNo}/gstin", { token, params, body: { gstin } });
    await store().call("POST /api/admin/orders/{orderNo}/payment-link", {
      token,
      params,
      body: { from: "Order Requested", url },
    });
    // Its key is a digest of name, addresses and telephone number: who knows most of them could find out the rest.
    const row = newOrderRow({
      sku: `${firstVariant(plainProduct(store())).id}~`,
      name: "Asha Rao",
      email: person.email,
    });
    const order = { list: "Erasure", rows: [row], payment: { kind: "link" as const } };
    const make = (more: object) =>
      store().call("POST /api/admin/orders", { token, body: { ...order, dryRun: true, ...more } });
    const [seen] = (await make({})).body;
    const quotes = [{ line: 2, total: seen?.total ?? 0 }];
    const [made] = (await make({ dryRun: false, quotes })).body;
    const before = await rowsOf(person.userId);
    expect(before).toMatchObject([
      { idempotency_key: `order-of-${person.email}`, billing_gstin: gstin, link_url: url },
      { idempotency_key: expect.stringMatching(/^staff [0-9a-f]{64}$/) },
    ]);
    for (const each of [orderNo, made?.orderNo ?? ""]) await finish(each);

    expect((await erase(token, person)).body).toEqual({ isErased: true });
    const none = { idempotency_key: expect.stringMatching(/^erased \d+$/), billing_gstin: null };
    expect(await rowsOf(person.userId)).toEqual([
      { order_no: orderNo, ...none, link_url: "https://erased.invalid/" },
      { order_no: made?.orderNo, ...none, link_url: null },
    ]);
  });
});
