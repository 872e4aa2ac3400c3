import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchRates } from "../../../src/catalogue/currency-rate/fetch-rates.ts";
import { databaseKind } from "../../support/databases.ts";
import { describeStore } from "../../support/describe-store.ts";
import { type FakeRateSource, openFakeRateSource } from "../../support/fake-rate-source.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { placeOrder } from "../../support/place-order.ts";
import { cartItem, checkoutBody, plainProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";
import { openStore, type TestStore } from "../../support/store.ts";

const rateOf = async (store: TestStore, token: string, currencyCode: string) =>
  (await store.call("GET /api/admin/currency-rates/{currencyCode}", { params: { currencyCode }, token }))
    .body;
const shownRate = (store: TestStore, code: string) =>
  store.services.catalogue.current().rates.find((rate) => rate.currencyCode === code)?.currencyRate;

describeStore("currency rates", (store) => {
  const admin = async () => (await newStaff(store(), "admin")).token;
  const change = (token: string, currencyCode: string, body: object) =>
    store().call("PUT /api/admin/currency-rates/{currencyCode}", { params: { currencyCode }, token, body });

  it("are changed to the last digit in the shop, and the history has who, when, from and to", async () => {
    const { token, email } = await newStaff(store(), "admin");
    const { version } = await rateOf(store(), token, "EUR");
    const response = await change(token, "EUR", { version, rate: "92.123456" });
    expect(response.body).toMatchObject({ rate: "92.123456", version: version + 1, offer: null });
    await expect.poll(() => shownRate(store(), "EUR")).toBe(92.123456);
    const { body: shown } = await store().call("GET /api/currencyrates");
    expect(shown.find(({ currencyCode }) => currencyCode === "EUR")?.currencyRate).toBe(92.123456);
    const { body } = await store().call("GET /api/admin/currency-rate-changes", {
      token,
      query: { currencyCode: "EUR" },
    });
    expect(body.rows).toMatchObject([
      { currencyCode: "EUR", from: "92", to: "92.123456", percent: 0.1, changedBy: email },
    ]);
    const { db } = store().services.database;
    const audit = await db.selectFrom("audit_rows").selectAll().where("subject", "=", "rates").execute();
    expect(audit.at(-1)).toMatchObject({
      action: "rate changed",
      subject_id: "EUR",
      user_email: email,
      before: { rate: "92" },
      after: { rate: "92.123456" },
    });
  });

  it("are changed by more than a fifth only with a confirmation", async () => {
    const token = await admin();
    const { version, rate } = await rateOf(store(), token, "GBP");
    const refused = await change(token, "GBP", { version, rate: "10.8" });
    expect([refused.status, refused.problem.code, refused.problem.percent]).toEqual([
      409,
      "rate_change_too_large",
      -90,
    ]);
    expect((await rateOf(store(), token, "GBP")).rate).toBe(rate);
    expect((await change(token, "GBP", { version, rate: "10.8", confirmed: true })).body.rate).toBe("10.8");
  });

  it("are refused when invalid, for the rupee, or changed meanwhile", async () => {
    const token = await admin();
    const { version, rate } = await rateOf(store(), token, "SGD");
    for (const wrong of ["0", "abc", "1e3", "-3", "1.1234567", rate])
      expect((await change(token, "SGD", { version, rate: wrong })).problem.code).toBe("rate_invalid");
    expect((await change(token, "INR", { version: 1, rate: "1.1" })).problem.code).toBe("rate_invalid");
    expect((await change(token, "XXX", { version: 1, rate: "1.1" })).status).toBe(404);
    const both = await Promise.all([
      change(token, "SGD", { version, rate: "64" }),
      change(token, "SGD", { version, rate: "65" }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.problem.code).toBe("version_conflict");
  });

  it("are added for a new currency, once", async () => {
    const token = await admin();
    const body = { currencyCode: "CHF", name: "Swiss franc", symbol: "CHF", rate: "96.5" };
    expect((await store().call("POST /api/admin/currency-rates", { token, body })).body.rate).toBe("96.5");
    await expect.poll(() => shownRate(store(), "CHF")).toBe(96.5);
    const again = await store().call("POST /api/admin/currency-rates", { token, body });
    expect([again.status, again.problem.code]).toEqual([409, "name_taken"]);
  });

  it("refuse an order that was quoted with the old rate, and accept it with the new one", async () => {
    const token = await admin();
    const buyer = await newBuyer(store());
    const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
      body: { ...cartItem(plainProduct(store()), 1), userId: buyer.userId },
      token: buyer.token,
    });
    const total = cart[0]?.total ?? 0;
    const shipping = 80;
    const place = (currencyRate: number, shippingNow: number) =>
      store().call("POST /api/ShoppingCart/Checkout", {
        body: checkoutBody(buyer.userId, cart, {
          quote: {
            subTotal: total,
            discount: 0,
            shipping: shippingNow,
            grandTotal: total + shippingNow,
            currencyRate,
          },
        }),
        token: buyer.token,
      });
    const { db } = store().services.database;
    await db.deleteFrom("shipping_bands").where("service_location_id", "=", 1).execute(); // one charge for every weight
    const { version } = await rateOf(store(), token, "USD");
    await change(token, "USD", { version, rate: "86.5" });
    const refused = await place(85, shipping);
    expect([refused.status, refused.problem.code]).toEqual([409, "price_changed"]);
    expect((await place(86.5, shipping)).status).toBe(200);
  });

  it("leave an order that was placed before at the rate of its moment [spec 10.16]", async () => {
    const token = await admin();
    const { version, rate } = await rateOf(store(), token, "SGD");
    const { buyer } = await placeOrder(store(), { currencyCode: "SGD" });
    const history = async () =>
      (
        await store().call("GET /api/orders/{userId}", {
          params: { userId: buyer.userId },
          token: buyer.token,
        })
      ).body;
    const [placed] = await history();
    expect(placed).toMatchObject({ currencyCode: "SGD", currencyRate: Number(rate) });
    await change(token, "SGD", { version, rate: String(Number(rate) + 1) });
    await expect.poll(() => shownRate(store(), "SGD")).toBe(Number(rate) + 1);
    expect(await history()).toEqual([placed]);
  });
});

describe("the rate source", () => {
  let source: FakeRateSource;
  let store: TestStore;
  beforeAll(async () => {
    source = await openFakeRateSource();
    store = await openStore({ kind: databaseKind(), env: { RATES_URL: source.url } });
  });
  afterAll(async () => {
    await store?.close();
    await source?.close();
  });
  const read = () => fetchRates(store.services.database.db, source.url, store.now());
  const mail = async (token: string) =>
    (await store.call("GET /api/admin/currency-rate-source", { token })).body;

  it("is read by a job on request; a near rate is applied, a jump is only proposed", async () => {
    const { token } = await newStaff(store, "admin");
    source.respondWith({ rupeesPer: { USD: "86.25", EUR: "46", GBP: 108, INR: 3, XYZ: 5 } });
    const response = await store.call("POST /api/admin/currency-rate-source/fetch", { token });
    expect(response.status).toBe(200);
    await expect.poll(async () => (await rateOf(store, token, "USD")).rate).toBe("86.25");
    await expect.poll(() => shownRate(store, "USD")).toBe(86.25);
    expect(await rateOf(store, token, "EUR")).toMatchObject({
      rate: "92",
      offer: { rate: "46", percent: -50 },
    });
    expect((await rateOf(store, token, "INR")).rate).toBe("1");
    expect((await mail(token)).outcome).toBe("1 changed, 1 too far off to be taken unseen.");
    const { body } = await store.call("GET /api/admin/currency-rate-changes", { token });
    expect(body.rows).toMatchObject([{ currencyCode: "USD", from: "85", to: "86.25", changedBy: "" }]);
  });

  it("proposes a rate that staff apply or drop", async () => {
    const { token } = await newStaff(store, "admin");
    source.respondWith({ rupeesPer: { EUR: "46", SGD: "1" } });
    await read();
    const { version } = await rateOf(store, token, "EUR");
    const taken = await store.call("PUT /api/admin/currency-rates/{currencyCode}", {
      params: { currencyCode: "EUR" },
      token,
      body: { version, rate: "46", confirmed: true },
    });
    expect(taken.body).toMatchObject({ rate: "46", offer: null });
    const drop = () =>
      store.call("DELETE /api/admin/currency-rates/{currencyCode}/offer", {
        params: { currencyCode: "SGD" },
        token,
      });
    expect((await drop()).body).toMatchObject({ rate: "63", offer: null });
    expect((await drop()).status).toBe(404);
  });

  it.each([
    ["nothing of use", {}, 200, /no rates/],
    ["no JSON", "<html>", 200, /not JSON/],
    ["an error", {}, 503, /status 503/],
    ["far too much", `"${"x".repeat(70_000)}"`, 200, /too long/],
  ])("that returns %s changes nothing, and staff get a mail", async (_name, body, status, reason) => {
    const { token } = await newStaff(store, "admin");
    const before = await rateOf(store, token, "AED");
    source.respondWith(body, status);
    await expect(read()).rejects.toThrow();
    expect((await mail(token)).outcome).toMatch(reason);
    expect(await rateOf(store, token, "AED")).toEqual(before);
  });

  it("is not read where none is configured", async () => {
    const { token } = await newStaff(store, "admin");
    expect(await mail(token)).toMatchObject({ host: new URL(source.url).host });
    const without = await openStore({ kind: databaseKind() });
    try {
      const { token: theirs } = await newStaff(without, "admin");
      expect((await without.call("GET /api/admin/currency-rate-source", { token: theirs })).body.host).toBe(
        "",
      );
      expect(
        (await without.call("POST /api/admin/currency-rate-source/fetch", { token: theirs })).status,
      ).toBe(404);
    } finally {
      await without.close();
    }
  });
});
