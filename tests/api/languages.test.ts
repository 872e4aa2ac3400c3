import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { newEmail, signUp } from "../support/mailed-code.ts";
import { newOrderRow } from "../support/new-order-row.ts";
import { placeOrder, placeOrderOf } from "../support/place-order.ts";
import { recordedMails } from "../support/recorded-mails.ts";
import { setStock } from "../support/set-stock.ts";
import { cartItem, firstVariant, plainProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

const german = { headers: { "x-shop-language": "de" } };

describeStore("the language of a page", (store) => {
  const db = () => store().services.database.db;
  const { mailsOf } = recordedMails(store);
  const languagesOf = async (email: string) =>
    Object.fromEntries((await mailsOf(email)).map(({ kind, language }) => [kind, language]));
  const orderLanguage = async (orderNo: string) =>
    (
      await db()
        .selectFrom("orders")
        .select("language")
        .where("order_no", "=", orderNo)
        .executeTakeFirstOrThrow()
    ).language;

  it("waits with a back-in-stock alert", async () => {
    const variantId = firstVariant(plainProduct(store())).id;
    await setStock(store(), variantId, 0);
    const email = newEmail();
    await store().call("POST /api/back-in-stock", { ...german, body: { variantId, size: "", email } });
    const alert = db().selectFrom("back_in_stock_alerts").select("language").where("email", "=", email);
    expect(await alert.executeTakeFirst()).toEqual({ language: "de" });
    expect(await languagesOf(email)).toEqual({ "alert-asked": "de" });
  });

  it("is the order's and its mails', also of those that staff cause", async () => {
    const { orderNo, buyer } = await placeOrder(store(), { language: "de" });
    expect(await orderLanguage(orderNo)).toBe("de");
    const { token } = await newStaff(store(), "support");
    const change = { from: "Order Requested", to: "Order Confirmed" } as const;
    const params = { orderNo };
    await store().call("POST /api/admin/orders/{orderNo}/status", { params, token, body: change });
    expect(await languagesOf(buyer.email)).toMatchObject({ "order-placed": "de", "order-confirmed": "de" });
    const confirmed = await store().inbox.next(
      ({ to, text }) => to.includes(buyer.email) && text.includes("Deine Zahlung ist da"),
    );
    expect(confirmed.subject).toContain(`Deine_Bestellung_${orderNo}_ist_best`); // quoted, as it has an ä
    const [, link = ""] = /\/de\/orders\/track-order#(\S+)/.exec(confirmed.text) ?? [];
    const own = await store().call("GET /api/orders/{orderNo}/details", {
      params,
      headers: { "x-order-link": link },
    });
    expect(own.status).toBe(200);
  });

  it("is English for a client that does not say it, and no other is taken", async () => {
    const { orderNo, buyer } = await placeOrder(store());
    expect(await orderLanguage(orderNo)).toBe("en");
    expect(await languagesOf(buyer.email)).toMatchObject({ "order-placed": "en" });
    const refused = await store().call("POST /api/accounts/recover", {
      headers: { "x-shop-language": "fr" },
      body: { email: buyer.email },
    });
    expect(refused.status).toBe(400);
  });

  it("is that of the customer's latest order in an order that staff make", async () => {
    const { buyer } = await placeOrder(store(), { language: "de" });
    const { token } = await newStaff(store(), "admin");
    const sku = `${firstVariant(plainProduct(store())).id}~`;
    const made = async (list: string) => {
      const rows = [newOrderRow({ sku, email: buyer.email })];
      const payment = { kind: "free", reason: "A gift" } as const;
      const body = { list, rows, payment, dryRun: true };
      const { body: checked } = await store().call("POST /api/admin/orders", { token, body });
      const quotes = checked.map(({ line, total }) => ({ line, total }));
      const { body: results } = await store().call("POST /api/admin/orders", {
        token,
        body: { ...body, dryRun: false, quotes },
      });
      return orderLanguage(results[0]?.orderNo ?? "");
    };
    expect(await made("after a German order")).toBe("de");
    store().advanceClock(1000);
    await placeOrderOf(store(), buyer, [cartItem(plainProduct(store()), 1)]);
    expect(await made("after an English order")).toBe("en");
  });

  it("is that of codes and of the receipt of an enquiry", async () => {
    const { email } = await signUp(store(), {}, german.headers);
    store().advanceClock(120_000);
    await store().call("POST /api/accounts/recover", { ...german, body: { email } });
    const body = { Name: "Asha", Email: email, Description: "A question" };
    await store().call("POST /api/contact", { ...german, body });
    expect(await languagesOf(email)).toMatchObject({
      welcome: "de",
      "one-time-code": "de",
      "enquiry-to-sender": "de",
    });
    expect((await mailsOf(store().services.settings.current().supportEmail)).at(-1)?.language).toBe("en");
  });

  it("gives a mail the words that staff wrote in its language, and ends with the German shop", async () => {
    const { token } = await newStaff(store(), "admin");
    const write = async (
      language: "en" | "de",
      words: { subject: string; greeting: string; body: string },
    ) => {
      const call = {
        params: { language, kind: "order-placed" },
        token,
        body: { ...words, version: 0 },
      } as const;
      expect((await store().call("PUT /api/admin/mail-texts/{language}/{kind}", call)).body.version).toBe(1);
    };
    await write("en", { subject: "We got {orderNumber}", greeting: "Dear {firstName},", body: "Own words." });
    const subjectsTo = async (language?: "de") => {
      const { orderNo, buyer } = await placeOrder(store(), language ? { language } : {});
      const { subject, text } = await store().inbox.next(({ to }) => to.includes(buyer.email));
      return `${subject.replace(orderNo, "…")} ${/\w+ Asha,/.exec(text)?.[0]}`;
    };
    expect(await subjectsTo()).toBe("We got … Dear Asha,");
    expect(await subjectsTo("de")).toBe("Deine Bestellung … Hallo Asha,");
    await write("de", { subject: "{orderNumber} ist da", greeting: "Servus {firstName},", body: "" });
    expect(await subjectsTo("de")).toBe("… ist da Servus Asha,");
    expect(await subjectsTo()).toBe("We got … Dear Asha,");
    const { body } = await store().call("GET /api/admin/settings", { token });
    const settings = { languages: [] };
    await store().call("PUT /api/admin/settings", { token, body: { version: body.version, settings } });
    expect(await subjectsTo("de")).toBe("We got … Dear Asha,");
  });

  it("is that of a German-speaking home for a mail without a page, if the shop offers it", async () => {
    const { token } = await newStaff(store(), "admin");
    const set = async (settings: object) => {
      const { body } = await store().call("GET /api/admin/settings", { token });
      await store().call("PUT /api/admin/settings", { token, body: { version: body.version, settings } });
    };
    const subjectOfCode = async (email = newEmail()) => {
      const batch = {
        name: "Joiners",
        emailsCsv: email,
        kind: "swag",
        sendMails: true,
        dryRun: false,
      } as const;
      await store().call("POST /api/admin/coupon-batches", { token, body: batch });
      const { subject } = await store().inbox.next(
        (mail) => mail.to.includes(email) && /kit|Willkommenspaket/.test(mail.subject),
      );
      return subject;
    };
    await set({ languages: ["de"] });
    expect(await subjectOfCode()).toBe("Your welcome kit is waiting for you");
    const { buyer } = await placeOrder(store(), { language: "de" });
    expect(await subjectOfCode(buyer.email)).toBe("Dein Willkommenspaket wartet auf dich");
    await set({ homeCountry: "Germany" });
    expect(await subjectOfCode()).toBe("Dein Willkommenspaket wartet auf dich");
    await set({ languages: [] });
    expect(await subjectOfCode()).toBe("Your welcome kit is waiting for you");
  });
});
