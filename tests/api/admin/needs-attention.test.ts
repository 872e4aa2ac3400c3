import { describe, expect, it } from "vitest";
import { newBuyer } from "../../support/new-buyer.ts";
import { placeOrder } from "../../support/place-order.ts";
import { placePaidOrder } from "../../support/place-paid-order.ts";
import { redeemKit } from "../../support/redeem-kit.ts";
import { findProduct, plainProduct } from "../../support/shopping.ts";
import { sendWebhook, stripePaid } from "../../support/signed-webhook.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

const { fake, store, token } = await storeWithProvider();

describe("what needs attention after real payments", () => {
  const needsAttention = async () =>
    (await store.call("GET /api/admin/dashboard", { token })).body.needsAttention;
  const ofOrder = async (orderNo: string) =>
    (await needsAttention()).filter((each) => each.orderNo === orderNo);
  const move = (orderNo: string, body: object) =>
    store.call("POST /api/admin/orders/{orderNo}/status", { params: { orderNo }, token, body });
  const events = async (q: string) =>
    (await store.call("GET /api/admin/payment-events", { token, query: { needsAttention: "true", q } })).body
      .rows;
  const settle = (eventId: number) =>
    store.call("POST /api/admin/payment-events/{eventId}/resolve", { token, params: { eventId } });
  const orders = async (query: Record<string, string>) =>
    (await store.call("GET /api/admin/orders", { token, query })).body.rows.map(({ id }) => id);
  const askedByLink = async () => {
    const { orderNo } = await placeOrder(store);
    await store.call("POST /api/admin/orders/{orderNo}/provider-link", {
      params: { orderNo },
      token,
      body: { from: "Order Requested", provider: "stripe" },
    });
    const link = fake.records.links.at(-1);
    if (!link) throw new Error("The provider made no link");
    return { orderNo, link };
  };

  it("an order that its payment confirmed only waits to be packed", async () => {
    const { orderNo } = await placePaidOrder(store, { fake, token });
    expect(await ofOrder(orderNo)).toMatchObject([{ kind: "pack" }]);
  });

  it("a payment by a link of no order needs attention, and its event is found by the shown reference", async () => {
    await sendWebhook(
      store,
      "stripe",
      stripePaid({ link: "plink_nobody", amount: 100, currency: "USD", intent: "pi_lost" }),
    );
    const lost = (await needsAttention()).find(({ reference }) => reference === "pi_lost");
    expect(lost).toMatchObject({ kind: "message", orderNo: "", message: "No order has this link" });
    const [event] = await events("pi_lost");
    expect(event?.reference).toBe("pi_lost");
    await settle(event?.id ?? 0);
    expect((await needsAttention()).some(({ reference }) => reference === "pi_lost")).toBe(false);
  });

  it("a payment of another amount needs attention, and its order is not confirmed", async () => {
    const { orderNo, link } = await askedByLink();
    const paid = { link: link.id, amount: link.amount - 1, currency: link.currency, intent: "pi_less" };
    await sendWebhook(store, "stripe", stripePaid(paid));
    expect(await ofOrder(orderNo)).toMatchObject([
      {
        kind: "message",
        reference: "pi_less",
        message: "Paid another amount than was asked: the order is not confirmed",
      },
    ]);
  });

  it("a payment after a cancellation is listed once, until it is settled and refunded", async () => {
    const { orderNo, link } = await askedByLink();
    expect((await move(orderNo, { from: "Payment Link Sent", to: "Cancelled" })).status).toBe(200);
    const paid = { link: link.id, amount: link.amount, currency: link.currency, intent: "pi_late" };
    await sendWebhook(store, "stripe", stripePaid(paid));
    expect((await ofOrder(orderNo)).map(({ kind }) => kind)).toEqual(["message"]);
    const [event] = await events("pi_late");
    await settle(event?.id ?? 0);
    expect(await ofOrder(orderNo)).toMatchObject([
      { kind: "owed", message: expect.stringMatching(/^₹[\d,.]+: the order was paid and is cancelled$/) },
    ]);
    const { body: order } = await store.call("GET /api/admin/orders/{orderNo}", {
      params: { orderNo },
      token,
    });
    const refund = await store.call("POST /api/admin/orders/{orderNo}/refunds", {
      params: { orderNo },
      token,
      body: {
        lines: order.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
        shipping: true,
        expectedRefunded: 0,
        reason: "Cancelled before it was paid",
      },
    });
    expect(refund.status).toBe(200);
    await expect.poll(() => ofOrder(orderNo)).toEqual([]);
  });

  it("the lists behind the figures hold exactly what was counted", async () => {
    const today = (await store.call("GET /api/admin/dashboard", { token })).body.today.day;
    const product = findProduct(store, ({ productId }) => productId === plainProduct(store).productId + 1);
    const { orderNo: holds } = await placeOrder(store);
    const confirmed = (await placePaidOrder(store, { fake, token })).orderNo;
    const { body: kit } = await redeemKit(store, await newBuyer(store));
    const { body: cancelledKit } = await redeemKit(store, await newBuyer(store));
    await move(cancelledKit, { from: "Order Requested", to: "Cancelled" });
    const sold = await orders({ statusGroup: "sold", placedFrom: today, placedTo: today });
    expect([sold.includes(confirmed), sold.includes(holds)]).toEqual([true, false]);
    const kits = await orders({ kind: "kit", statusGroup: "live" });
    expect([kits.includes(kit), kits.includes(cancelledKit)]).toEqual([true, false]);
    expect(await orders({ productId: String(plainProduct(store).productId) })).toContain(holds);
    expect(await orders({ productId: String(product.productId) })).not.toContain(holds);
  });
});
