import { describe, expect, it } from "vitest";
import { databaseKind } from "../../support/databases.ts";
import { placeOrder } from "../../support/place-order.ts";
import { deliver, razorpayPaid, signStripe, stripePaid } from "../../support/signed-message.ts";
import { newStaff } from "../../support/staff.ts";
import { openStore } from "../../support/store.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

const { fake, store, token } = await storeWithProvider();

describe("payments by a provider", () => {
  const makeLink = (orderNo: string, body: object) =>
    store.call("POST /api/admin/orders/{orderNo}/provider-link", { params: { orderNo }, token, body });
  const read = async (orderNo: string) =>
    (await store.call("GET /api/admin/orders/{orderNo}", { params: { orderNo }, token })).body;
  const move = (orderNo: string, body: object) =>
    store.call("POST /api/admin/orders/{orderNo}/status", { params: { orderNo }, token, body });
  const toLookAt = async () =>
    (await store.call("GET /api/admin/payment-events", { token, query: { toLookAt: "true" } })).body.rows;
  /** An order whose link a provider made; answers it with the link as the provider keeps it. */
  async function asked(provider: "stripe" | "razorpay", currencyCode = "USD") {
    const { orderNo, buyer } = await placeOrder(store, { currencyCode });
    const made = await makeLink(orderNo, { from: "Order Requested", provider });
    expect([made.status, made.body.status]).toEqual([200, "Payment Link Sent"]);
    const link = fake.kept.links.at(-1);
    if (!link) throw new Error("The provider made no link");
    return { orderNo, buyer, link, order: made.body };
  }
  const paidOf = ({ id, amount, currency }: { id: string; amount: number; currency: string }) => ({
    link: id,
    amount,
    currency,
  });

  it.each(["stripe", "razorpay"] as const)(
    "ask by %s for exactly what the buyer was shown, and mail the link",
    async (provider) => {
      const { order, link, buyer, orderNo } = await asked(provider);
      expect([link.amount, link.currency]).toEqual([Math.round(order.shownTotal * 100), "USD"]);
      expect(order.paymentLink).toBe(link.url);
      const mail = await store.inbox.next(
        ({ to, subject }) => to.includes(buyer.email) && subject === `Pay for your order ${orderNo}`,
      );
      expect(mail.text).toContain(link.url);
    },
  );

  it("ask in whole yen, which have nothing smaller", async () => {
    const { order, link } = await asked("stripe", "JPY");
    expect([link.amount, link.currency]).toEqual([Math.round(order.shownTotal), "JPY"]);
    expect(Number.isInteger(link.amount)).toBe(true);
  });

  it.each(["stripe", "razorpay"] as const)(
    "confirm the order once when %s says that it is paid, also said ten times at once",
    async (provider) => {
      const { orderNo, buyer, link } = await asked(provider);
      const message = provider === "stripe" ? stripePaid(paidOf(link)) : razorpayPaid(paidOf(link));
      const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(store, provider, message)));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      const order = await read(orderNo);
      expect(order.status).toBe("Order Confirmed");
      const titles = order.timeline.map(({ title, by }) => `${title} by ${by}`);
      expect(titles.filter((title) => title === "Order Confirmed by the payment provider")).toHaveLength(1);
      expect(titles.filter((title) => /paid by the payment provider$/.test(title))).toHaveLength(1);
      await store.inbox.next(
        ({ to, subject }) => to.includes(buyer.email) && subject === `Your order ${orderNo} is confirmed`,
      );
      expect(
        order.timeline.filter(({ kind, title }) => kind === "mail" && /confirmed/i.test(title)),
      ).toHaveLength(1);
    },
  );

  it("believe no message whose signature is wrong, old or missing", async () => {
    const { orderNo, link } = await asked("stripe");
    const paid = paidOf(link);
    const good = stripePaid(paid);
    const old = stripePaid(paid, { at: new Date(Date.now() - 301_000) });
    const forged = [
      stripePaid(paid, { secret: "whsec_guessed" }),
      old,
      { ...good, payload: good.payload.replace("paid", "paid ") },
      { ...good, headers: {} },
    ];
    for (const message of forged) {
      const { status, body } = await deliver(store, "stripe", message);
      expect([status, body.code]).toEqual([400, "signature_wrong"]);
    }
    const elsewhere = await deliver(store, "razorpay", razorpayPaid(paid, "guessed"));
    expect(elsewhere.status).toBe(400);
    expect((await read(orderNo)).status).toBe("Payment Link Sent");
  });

  it("change nothing when another amount or currency was paid, and say so on the list", async () => {
    const { orderNo, link } = await asked("stripe");
    const paid = paidOf(link);
    for (const wrong of [{ amount: link.amount - 1 }, { currency: "INR" }]) {
      expect((await deliver(store, "stripe", stripePaid({ ...paid, ...wrong }))).status).toBe(200);
    }
    expect((await read(orderNo)).status).toBe("Payment Link Sent");
    const listed = (await toLookAt()).filter((event) => event.orderNo === orderNo);
    expect(listed.map(({ outcome }) => outcome)).toEqual(
      Array(2).fill("Paid another amount than was asked: nothing was changed"),
    );
    expect(listed[0]?.currencyCode).toBe("INR");
    expect(listed[1]?.amount).toBe((link.amount - 1) / 100);
  });

  it("are answered and listed when no order has the link, until somebody has looked", async () => {
    const message = stripePaid({
      link: "plink_of_another_shop",
      amount: 500,
      currency: "USD",
      intent: "pi_lost",
    });
    expect(await deliver(store, "stripe", message)).toEqual({ status: 200, body: { received: true } });
    const [event] = (await toLookAt()).filter(({ reference }) => reference === "pi_lost");
    expect(event).toMatchObject({ orderNo: "", outcome: "No order has this link", amount: 5 });
    const look = () =>
      store.call("POST /api/admin/payment-events/{eventId}/looked-at", {
        params: { eventId: event?.id ?? 0 },
        token,
      });
    expect((await look()).body.toLookAt).toBe(false);
    expect((await look()).problem.code).toBe("edited_meanwhile");
    expect((await toLookAt()).some(({ reference }) => reference === "pi_lost")).toBe(false);
    const found = await store.call("GET /api/admin/payment-events", { token, query: { q: "pi_lost" } });
    expect(found.body.rows.map(({ id }) => id)).toEqual([event?.id]);
  });

  it("follow no message about something else", async () => {
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
    for (const message of [waiting, other])
      expect((await deliver(store, "stripe", message)).status).toBe(200);
    const { rows } = (await store.call("GET /api/admin/payment-events", { token })).body;
    expect(rows.some(({ kind }) => kind === "customer.created")).toBe(false);
  });

  it("count by an earlier link too, and close the newer one so that nobody pays twice", async () => {
    const { orderNo, link: first } = await asked("stripe");
    const again = await makeLink(orderNo, { from: "Payment Link Sent", provider: "razorpay" });
    expect(again.status).toBe(200);
    const second = fake.kept.links.at(-1);
    await expect.poll(() => first.isOpen).toBe(false);
    await deliver(store, "stripe", stripePaid(paidOf(first)));
    const order = await read(orderNo);
    expect([order.status, order.paymentLink]).toEqual(["Order Confirmed", first.url]);
    await expect.poll(() => second?.isOpen).toBe(false);
    await deliver(store, "razorpay", razorpayPaid(paidOf(second ?? first)));
    const [twice] = (await toLookAt()).filter((event) => event.orderNo === orderNo);
    expect(twice?.outcome).toBe("Paid a second time: pay it back at the provider");
    expect((await read(orderNo)).status).toBe("Order Confirmed");
  });

  it("that come after the team's own word add the payment's id, and after a cancellation are listed", async () => {
    const confirmed = await asked("stripe");
    await move(confirmed.orderNo, { from: "Payment Link Sent", to: "Order Confirmed" });
    await deliver(store, "stripe", stripePaid({ ...paidOf(confirmed.link), intent: "pi_after" }));
    const { timeline } = await read(confirmed.orderNo);
    expect(timeline.at(-1)).toMatchObject({ title: "Paid, as the team had said", by: "Stripe" });
    expect(timeline.filter(({ title }) => title === "Order Confirmed")).toHaveLength(1);

    const cancelled = await asked("razorpay");
    await move(cancelled.orderNo, { from: "Payment Link Sent", to: "Cancelled" });
    await expect.poll(() => cancelled.link.isOpen).toBe(false);
    await deliver(store, "razorpay", razorpayPaid(paidOf(cancelled.link)));
    expect((await read(cancelled.orderNo)).status).toBe("Cancelled");
    const [late] = (await toLookAt()).filter((event) => event.orderNo === cancelled.orderNo);
    expect(late?.outcome).toBe("Paid after the order was cancelled: pay it back");
  });

  it.each(["stripe", "razorpay"] as const)("make one link of two clicks at once at %s", async (provider) => {
    const { orderNo } = await placeOrder(store);
    const before = fake.kept.links.length;
    const body = { from: "Order Requested", provider };
    const answers = await Promise.all([makeLink(orderNo, body), makeLink(orderNo, body)]);
    expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
    const links = fake.kept.links.slice(before);
    const order = await read(orderNo);
    expect(links.filter(({ isOpen, url }) => isOpen && url === order.paymentLink)).toHaveLength(1);
    expect(order.timeline.filter(({ title }) => /asked for$/.test(title))).toHaveLength(1);
  });

  it.each(["stripe", "razorpay"] as const)(
    "find the same link again when %s's answer was lost",
    async (provider) => {
      const { orderNo } = await placeOrder(store);
      const before = fake.kept.links.length;
      fake.loseAnswers(2); // Stripe's SDK asks once more by itself
      const lost = await makeLink(orderNo, { from: "Order Requested", provider });
      expect([lost.status, lost.problem.code]).toEqual([503, "provider_away"]);
      fake.loseAnswers(0);
      expect((await makeLink(orderNo, { from: "Order Requested", provider })).status).toBe(200);
      expect(fake.kept.links.length).toBe(before + 1);
    },
  );

  it("say in words what the provider refuses, and leave the order as it was", async () => {
    const { orderNo } = await placeOrder(store);
    for (const provider of ["stripe", "razorpay"]) {
      fake.fail(400);
      const refused = await makeLink(orderNo, { from: "Order Requested", provider });
      expect([refused.status, refused.problem.code]).toEqual([422, "provider_refused"]);
      expect(refused.problem.detail).toMatch(/^(Stripe|Razorpay): No \/v1\/payment_links/);
    }
    expect((await read(orderNo)).status).toBe("Order Requested");
  });

  it("are offered only by the providers whose keys are there", async () => {
    const { body } = await store.call("GET /api/admin/payment-providers", { token });
    expect(body.names).toEqual(["razorpay", "stripe"]);
    const bare = await openStore({ kind: databaseKind() });
    try {
      const staff = (await newStaff(bare, "support")).token;
      const none = await bare.call("GET /api/admin/payment-providers", { token: staff });
      expect(none.body.names).toEqual([]);
      const { orderNo } = await placeOrder(bare);
      const made = await bare.call("POST /api/admin/orders/{orderNo}/provider-link", {
        params: { orderNo },
        token: staff,
        body: { from: "Order Requested", provider: "stripe" },
      });
      expect(made.problem.code).toBe("step_not_allowed");
      const message = stripePaid({ link: "plink_1", amount: 1, currency: "USD" });
      expect((await deliver(bare, "stripe", message)).status).toBe(404);
    } finally {
      await bare.close();
    }
  });
});
