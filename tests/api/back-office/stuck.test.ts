import { describe, expect, it } from "vitest";
import { newBuyer } from "../../support/new-buyer.ts";
import { paidOrder } from "../../support/paid-order.ts";
import { placeOrder } from "../../support/place-order.ts";
import { redeemKit } from "../../support/redeem-kit.ts";
import { plainProduct, productWhere } from "../../support/shopping.ts";
import { deliver, stripePaid } from "../../support/signed-message.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

const { fake, store, token } = await storeWithProvider();

describe("what is stuck, as payments and mails really leave it", () => {
  const stuck = async () => (await store.call("GET /api/admin/dashboard", { token })).body.stuck;
  const ofOrder = async (orderNo: string) => (await stuck()).filter((each) => each.orderNo === orderNo);
  const move = (orderNo: string, body: object) =>
    store.call("POST /api/admin/orders/{orderNo}/status", { params: { orderNo }, token, body });
  const events = async (q: string) =>
    (await store.call("GET /api/admin/payment-events", { token, query: { toLookAt: "true", q } })).body.rows;
  const settle = (eventId: number) =>
    store.call("POST /api/admin/payment-events/{eventId}/looked-at", { token, params: { eventId } });
  const orders = async (query: Record<string, string>) =>
    (await store.call("GET /api/admin/orders", { token, query })).body.rows.map(({ id }) => id);
  const askedByLink = async () => {
    const { orderNo } = await placeOrder(store);
    await store.call("POST /api/admin/orders/{orderNo}/provider-link", {
      ...{ params: { orderNo }, token, body: { from: "Order Requested", provider: "stripe" } },
    });
    const link = fake.kept.links.at(-1);
    if (!link) throw new Error("The provider made no link");
    return { orderNo, link };
  };

  it("a payment that confirmed its order is nothing to look at", async () => {
    const { orderNo } = await paidOrder(store, { fake, token });
    expect(await ofOrder(orderNo)).toEqual([]);
  });

  it("a payment of a link that no order has is stuck, and its message is found by what stands there", async () => {
    await deliver(
      store,
      "stripe",
      stripePaid({ link: "plink_nobody", amount: 100, currency: "USD", intent: "pi_lost" }),
    );
    const lost = (await stuck()).find(({ reference }) => reference === "pi_lost");
    expect(lost).toMatchObject({ kind: "message", orderNo: "", says: "No order has this link" });
    const [event] = await events("pi_lost");
    expect(event?.reference).toBe("pi_lost");
    await settle(event?.id ?? 0);
    expect((await stuck()).some(({ reference }) => reference === "pi_lost")).toBe(false);
  });

  it("a payment of another amount is stuck, its order being not confirmed", async () => {
    const { orderNo, link } = await askedByLink();
    const paid = { link: link.id, amount: link.amount - 1, currency: link.currency, intent: "pi_less" };
    await deliver(store, "stripe", stripePaid(paid));
    expect(await ofOrder(orderNo)).toMatchObject([
      {
        kind: "message",
        reference: "pi_less",
        says: "Paid another amount than was asked: nothing was changed",
      },
    ]);
  });

  it("a payment after the cancellation stands there once, until it is settled and paid back", async () => {
    const { orderNo, link } = await askedByLink();
    expect((await move(orderNo, { from: "Payment Link Sent", to: "Cancelled" })).status).toBe(200);
    const paid = { link: link.id, amount: link.amount, currency: link.currency, intent: "pi_late" };
    await deliver(store, "stripe", stripePaid(paid));
    expect((await ofOrder(orderNo)).map(({ kind }) => kind)).toEqual(["message"]);
    const [event] = await events("pi_late");
    await settle(event?.id ?? 0);
    expect((await ofOrder(orderNo)).map(({ kind, says }) => [kind, says])).toEqual([["paid", "Cancelled"]]);
    const { body: order } = await store.call("GET /api/admin/orders/{orderNo}", {
      params: { orderNo },
      token,
    });
    const refund = await store.call("POST /api/admin/orders/{orderNo}/refunds", {
      ...{ params: { orderNo }, token },
      body: {
        lines: order.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
        shipping: true,
        ...{ refundedBefore: 0, reason: "Cancelled before it was paid" },
      },
    });
    expect(refund.status).toBe(200);
    await expect.poll(() => ofOrder(orderNo)).toEqual([]);
  });

  it("the lists behind the figures hold what was counted, and nothing else", async () => {
    const today = (await store.call("GET /api/admin/dashboard", { token })).body.today.day;
    const product = productWhere(store, ({ productId }) => productId === plainProduct(store).productId + 1);
    const { orderNo: holds } = await placeOrder(store);
    const confirmed = (await paidOrder(store, { fake, token })).orderNo;
    const { body: kit } = await redeemKit(store, await newBuyer(store));
    const { body: cancelledKit } = await redeemKit(store, await newBuyer(store));
    await move(cancelledKit, { from: "Order Requested", to: "Cancelled" });
    const sold = await orders({ standing: "sold", placedFrom: today, placedTo: today });
    expect([sold.includes(confirmed), sold.includes(holds)]).toEqual([true, false]);
    const kits = await orders({ kind: "kit", standing: "live" });
    expect([kits.includes(kit), kits.includes(cancelledKit)]).toEqual([true, false]);
    expect(await orders({ productId: String(plainProduct(store).productId) })).toContain(holds);
    expect(await orders({ productId: String(product.productId) })).not.toContain(holds);
  });
});
