import { describe, expect, it } from "vitest";
import { databaseKind } from "../../support/databases.ts";
import { placeOrder } from "../../support/place-order.ts";
import { providerLinkActions } from "../../support/provider-link-actions.ts";
import { razorpayPaid, sendWebhook, stripePaid } from "../../support/signed-webhook.ts";
import { newStaff } from "../../support/staff.ts";
import { openStore } from "../../support/store.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

const provider = await storeWithProvider();
const { fake, store, token } = provider;

describe("payments by a payment provider", () => {
  const { makeLink, orderWithLink, paidOf, read } = providerLinkActions(provider);

  it.each(["stripe", "razorpay"] as const)(
    "ask through %s for exactly the amount the customer was shown, and mail the link",
    async (provider) => {
      const { order, link, buyer, orderNo } = await orderWithLink(provider);
      expect([link.amount, link.currency]).toEqual([Math.round(order.shownTotal * 100), "USD"]);
      expect(order.paymentLink).toBe(link.url);
      const mail = await store.inbox.next(
        ({ to, subject }) => to.includes(buyer.email) && subject === `Pay for your order ${orderNo}`,
      );
      expect(mail.text).toContain(link.url);
    },
  );

  it.each([
    ["stripe", "after_completion[redirect][url]"],
    ["razorpay", "callback_url"],
  ] as const)(
    "lead the buyer back from %s to the orders in the language of the order",
    async (name, field) => {
      const backTo = async (language?: "de") => {
        await orderWithLink(name, "USD", language);
        const { body = "" } =
          fake.requests.findLast(({ body: sent }) => sent.includes("order-history")) ?? {};
        return name === "stripe" ? new URLSearchParams(body).get(field) : JSON.parse(body)[field];
      };
      const { publicUrl } = store.services.config;
      expect(await backTo()).toBe(`${publicUrl}/accounts/order-history`);
      expect(await backTo("de")).toBe(`${publicUrl}/de/accounts/order-history`);
      const { token: admin } = await newStaff(store, "admin");
      const { body } = await store.call("GET /api/admin/settings", { token: admin });
      const offers = (version: number, languages: string[]) =>
        store.call("PUT /api/admin/settings", {
          token: admin,
          body: { version, settings: { languages } },
        });
      const off = await offers(body.version, []);
      expect(await backTo("de")).toBe(`${publicUrl}/accounts/order-history`);
      await offers(off.body.version, ["de"]);
    },
  );

  it("ask in whole yen, which have no smaller unit", async () => {
    const { order, link } = await orderWithLink("stripe", "JPY");
    expect([link.amount, link.currency]).toEqual([Math.round(order.shownTotal), "JPY"]);
    expect(Number.isInteger(link.amount)).toBe(true);
  });

  it.each(["stripe", "razorpay"] as const)(
    "confirm the order once when %s reports the payment, also ten times at once",
    async (provider) => {
      const { orderNo, buyer, link } = await orderWithLink(provider);
      const webhook = provider === "stripe" ? stripePaid(paidOf(link)) : razorpayPaid(paidOf(link));
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => sendWebhook(store, provider, webhook)),
      );
      expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
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

  it("refuse a webhook whose signature is wrong, old or missing [spec 10.34]", async () => {
    const { orderNo, link } = await orderWithLink("stripe");
    const paid = paidOf(link);
    const good = stripePaid(paid);
    const old = stripePaid(paid, { at: new Date(Date.now() - 301_000) });
    const forged = [
      stripePaid(paid, { secret: "whsec_guessed" }),
      old,
      { ...good, payload: good.payload.replace("paid", "paid ") },
      { ...good, headers: {} },
    ];
    for (const webhook of forged) {
      const { status, body } = await sendWebhook(store, "stripe", webhook);
      expect([status, body.code]).toEqual([400, "signature_invalid"]);
    }
    const elsewhere = await sendWebhook(store, "razorpay", razorpayPaid(paid, "guessed"));
    expect(elsewhere.status).toBe(400);
    expect((await read(orderNo)).status).toBe("Payment Link Sent");
  });

  it.each(["stripe", "razorpay"] as const)(
    "make one newer link from two clicks at the same time at %s",
    async (provider) => {
      const { orderNo } = await orderWithLink(provider);
      const body = { from: "Payment Link Sent", provider };
      fake.gather(2); // a second click after the link of the first asks for another link
      const responses = await Promise.all([makeLink(orderNo, body), makeLink(orderNo, body)]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
      expect(new Set(responses.map((each) => each.body.paymentLink)).size).toBe(1);
      const { timeline } = await read(orderNo);
      expect(timeline.filter(({ kind, mailId }) => kind === "mail" && mailId).length).toBe(3);
    },
  );

  it.each(["stripe", "razorpay"] as const)(
    "make one link from two clicks at the same time at %s",
    async (provider) => {
      const { orderNo } = await placeOrder(store);
      const before = fake.records.links.length;
      const body = { from: "Order Requested", provider };
      const responses = await Promise.all([makeLink(orderNo, body), makeLink(orderNo, body)]);
      expect(responses.map(({ status }) => status).sort()[0]).toBe(200);
      const links = fake.records.links.slice(before);
      const order = await read(orderNo);
      expect(links.filter(({ isOpen, url }) => isOpen && url === order.paymentLink)).toHaveLength(1);
      expect(order.timeline.filter(({ title }) => /asked for$/.test(title))).toHaveLength(1);
    },
  );

  it.each(["stripe", "razorpay"] as const)(
    "find the same link again when the response of %s was lost",
    async (provider) => {
      const { orderNo } = await placeOrder(store);
      const before = fake.records.links.length;
      fake.loseResponses(2); // Stripe's SDK retries once by itself
      const lost = await makeLink(orderNo, { from: "Order Requested", provider });
      expect([lost.status, lost.problem.code]).toEqual([503, "provider_unavailable"]);
      fake.loseResponses(0);
      expect((await makeLink(orderNo, { from: "Order Requested", provider })).status).toBe(200);
      expect(fake.records.links.length).toBe(before + 1);
    },
  );

  it("pass on the provider's reason for a refusal, and leave the order as it was", async () => {
    const { orderNo } = await placeOrder(store);
    for (const provider of ["stripe", "razorpay"]) {
      fake.fail(400, 1, "/v1/payment_links");
      const refused = await makeLink(orderNo, { from: "Order Requested", provider });
      expect([refused.status, refused.problem.code]).toEqual([422, "provider_refused"]);
      expect(refused.problem.detail).toMatch(/^(Stripe|Razorpay): No \/v1\/payment_links/);
    }
    expect((await read(orderNo)).status).toBe("Order Requested");
  });

  it("are offered only by providers whose keys are configured", async () => {
    const { body } = await store.call("GET /api/admin/payment-providers", { token });
    expect(body.names).toEqual(["razorpay", "stripe"]);
    const bare = await openStore({ kind: databaseKind() });
    try {
      const staff = (await newStaff(bare, "support")).token;
      const none = await bare.call("GET /api/admin/payment-providers", { token: staff });
      expect(none.body.names).toEqual([]);
      const { orderNo } = await placeOrder(bare);
      const created = await bare.call("POST /api/admin/orders/{orderNo}/provider-link", {
        params: { orderNo },
        token: staff,
        body: { from: "Order Requested", provider: "stripe" },
      });
      expect(created.problem.code).toBe("state_conflict");
      const webhook = stripePaid({ link: "plink_1", amount: 1, currency: "USD" });
      expect((await sendWebhook(bare, "stripe", webhook)).status).toBe(404);
    } finally {
      await bare.close();
    }
  });
});
