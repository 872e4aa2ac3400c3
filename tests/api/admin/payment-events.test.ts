import { describe, expect, it } from "vitest";
import { providerLinkActions } from "../../support/provider-link-actions.ts";
import { razorpayPaid, sendWebhook, signStripe, stripePaid } from "../../support/signed-webhook.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

const provider = await storeWithProvider();
const { fake, store, token } = provider;

describe("unusual events of a payment provider", () => {
  const { makeLink, orderWithLink, paidOf, read } = providerLinkActions(provider);
  const move = (orderNo: string, body: object) =>
    store.call("POST /api/admin/orders/{orderNo}/status", { params: { orderNo }, token, body });
  const unsettledEvents = async () =>
    (await store.call("GET /api/admin/payment-events", { token, query: { needsAttention: "true" } })).body
      .rows;

  it("change nothing when another amount or currency was paid, and are listed", async () => {
    const { orderNo, link } = await orderWithLink("stripe");
    const paid = paidOf(link);
    for (const wrong of [{ amount: link.amount - 1 }, { currency: "INR" }]) {
      expect((await sendWebhook(store, "stripe", stripePaid({ ...paid, ...wrong }))).status).toBe(200);
    }
    expect((await read(orderNo)).status).toBe("Payment Link Sent");
    const listed = (await unsettledEvents()).filter((event) => event.orderNo === orderNo);
    expect(listed.map(({ outcome }) => outcome)).toEqual([
      "Paid in another currency than was asked: nothing was changed",
      "Paid another amount than was asked: the order is not confirmed",
    ]);
    expect(listed[0]?.currencyCode).toBe("INR");
    expect(listed[1]?.amount).toBe((link.amount - 1) / 100);
  });

  it("are accepted and listed when no order has the link, until staff settle them", async () => {
    const webhook = stripePaid({
      link: "plink_of_another_shop",
      amount: 500,
      currency: "USD",
      intent: "pi_lost",
    });
    expect(await sendWebhook(store, "stripe", webhook)).toEqual({ status: 200, body: { received: true } });
    const [event] = (await unsettledEvents()).filter(({ reference }) => reference === "pi_lost");
    expect(event).toMatchObject({ orderNo: "", outcome: "No order has this link", amount: 5 });
    const settle = () =>
      store.call("POST /api/admin/payment-events/{eventId}/resolve", {
        params: { eventId: event?.id ?? 0 },
        token,
      });
    expect((await settle()).body.needsAttention).toBe(false);
    expect((await settle()).problem.code).toBe("version_conflict");
    expect((await unsettledEvents()).some(({ reference }) => reference === "pi_lost")).toBe(false);
    const found = await store.call("GET /api/admin/payment-events", { token, query: { q: "pi_lost" } });
    expect(found.body.rows.map(({ id }) => id)).toEqual([event?.id]);
  });

  it("ignore events of other types", async () => {
    const waiting = signStripe({
      id: "evt_unpaid",
      object: "event",
      type: "checkout.session.completed",
      data: { object: { id: "cs_1", payment_link: "plink_fake1", payment_status: "unpaid" } },
    });
    const other = signStripe({
      id: "evt_other",
      object: "event",
      type: "customer.created",
      data: { object: {} },
    });
    for (const webhook of [waiting, other])
      expect((await sendWebhook(store, "stripe", webhook)).status).toBe(200);
    const { rows } = (await store.call("GET /api/admin/payment-events", { token })).body;
    expect(rows.some(({ kind }) => kind === "customer.created")).toBe(false);
  });

  it("that come twice are handled once: the second says nothing new, also after staff have resolved the first", async () => {
    const { orderNo, link, order } = await orderWithLink("stripe");
    const listed = async () =>
      (await store.call("GET /api/admin/payment-events", { token, query: { q: orderNo } })).body.rows;
    const right = stripePaid({ ...paidOf(link), id: "evt_the_same" });
    const wrong = stripePaid({ ...paidOf(link), amount: link.amount - 1, id: "evt_the_same_but_less" });
    for (const webhook of [right, wrong]) await sendWebhook(store, "stripe", webhook);
    const first = await listed();
    expect(first.map(({ outcome }) => outcome).sort()).toEqual([
      "Paid another amount than was asked: the order is not confirmed",
      "Paid: the order is confirmed",
    ]);
    for (const webhook of [right, wrong])
      expect(await sendWebhook(store, "stripe", webhook)).toMatchObject({ status: 200 });
    expect(await listed()).toEqual(first);
    expect((await read(orderNo)).paid).toBeLessThan(2 * order.grandTotal);
  });

  it("count by an earlier link too, and close the newer one so that it is not paid twice", async () => {
    const { orderNo, link: first } = await orderWithLink("stripe");
    const again = await makeLink(orderNo, { from: "Payment Link Sent", provider: "razorpay" });
    expect(again.status).toBe(200);
    const second = fake.records.links.at(-1);
    await expect.poll(() => first.isOpen).toBe(false);
    await sendWebhook(store, "stripe", stripePaid(paidOf(first)));
    const order = await read(orderNo);
    expect([order.status, order.paymentLink]).toEqual(["Order Confirmed", first.url]);
    await expect.poll(() => second?.isOpen).toBe(false);
    await sendWebhook(store, "razorpay", razorpayPaid(paidOf(second ?? first)));
    const [twice] = (await unsettledEvents()).filter((event) => event.orderNo === orderNo);
    expect(twice?.outcome).toBe("Paid a second time: pay it back");
    const paidTwice = await read(orderNo);
    expect([paidTwice.status, paidTwice.paid]).toEqual(["Order Confirmed", 2 * order.paid]);
  });

  it("of one link that was paid twice are owed to the customer, and the same payment reported twice is not", async () => {
    const { orderNo, link } = await orderWithLink("stripe");
    const pay = (intent: string) =>
      sendWebhook(store, "stripe", stripePaid({ ...paidOf(link), intent, id: `evt_${crypto.randomUUID()}` }));
    await pay("pi_first");
    const once = await read(orderNo);
    expect((await pay("pi_first")).status).toBe(200); // else the provider sends it again for days
    expect((await read(orderNo)).paid).toBe(once.paid);
    expect((await unsettledEvents()).filter((event) => event.orderNo === orderNo)).toEqual([]);
    await pay("pi_second");
    const twice = await read(orderNo);
    expect([twice.paid, twice.refundable]).toEqual([2 * once.paid, 2 * once.paid]);
  });

  it("of more than was asked confirm nothing either, and all of it can be refunded", async () => {
    const { orderNo, link, order } = await orderWithLink("stripe");
    await sendWebhook(store, "stripe", stripePaid({ ...paidOf(link), amount: 2 * link.amount }));
    const { status, paid, refundable } = await read(orderNo);
    expect([status, paid, refundable]).toEqual([
      "Payment Link Sent",
      2 * order.grandTotal,
      2 * order.grandTotal,
    ]);
  });

  it("add the payment's id when staff confirmed first, and are listed after a cancellation", async () => {
    const confirmed = await orderWithLink("stripe");
    await move(confirmed.orderNo, { from: "Payment Link Sent", to: "Order Confirmed" });
    await sendWebhook(store, "stripe", stripePaid({ ...paidOf(confirmed.link), intent: "pi_after" }));
    const { timeline } = await read(confirmed.orderNo);
    expect(timeline.at(-1)).toMatchObject({ title: "Paid, as staff had said", by: "Stripe" });
    expect(timeline.filter(({ title }) => title === "Order Confirmed")).toHaveLength(1);

    const cancelled = await orderWithLink("razorpay");
    await move(cancelled.orderNo, { from: "Payment Link Sent", to: "Cancelled" });
    await expect.poll(() => cancelled.link.isOpen).toBe(false);
    await sendWebhook(store, "razorpay", razorpayPaid(paidOf(cancelled.link)));
    expect((await read(cancelled.orderNo)).status).toBe("Cancelled");
    const [late] = (await unsettledEvents()).filter((event) => event.orderNo === cancelled.orderNo);
    expect(late?.outcome).toBe("Paid after the order was cancelled: pay it back");
  });
});
