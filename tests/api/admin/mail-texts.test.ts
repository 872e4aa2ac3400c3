import { expect, it } from "vitest";
import type { EditableMailKind, MailTextInput } from "../../../src/contract/admin/mail-texts.ts";
import { deliverNewOrder } from "../../support/deliver-new-order.ts";
import { describeStore } from "../../support/describe-store.ts";
import { placeOrder } from "../../support/place-order.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("the words of mails", (store) => {
  const admin = () => newStaff(store(), "admin");
  const read = async (token: string, kind: EditableMailKind) => {
    const { body } = await store().call("GET /api/admin/mail-texts", { token });
    const found = body.find((text) => text.kind === kind && text.language === "en");
    if (!found) throw new Error(`No ${kind}`);
    return found;
  };
  const write = async (token: string, kind: EditableMailKind, words: Partial<MailTextInput>) => {
    const { version, defaults } = await read(token, kind);
    const body = { version, ...defaults, ...words };
    return store().call("PUT /api/admin/mail-texts/{language}/{kind}", {
      token,
      params: { language: "en", kind },
      body,
    });
  };

  it("are the store's own until somebody writes others, with placeholders for what differs", async () => {
    const { token } = await admin();
    const { body } = await store().call("GET /api/admin/mail-texts", { token });
    expect(
      body.every(({ version, ...text }) => version === 0 && text.subject === text.defaults.subject),
    ).toBe(true);
    expect(await read(token, "order-placed")).toMatchObject({
      subject: "Your order {orderNumber}",
      greeting: "Hello {firstName},",
      body: "We have received your order {orderNumber}.",
      required: ["orderNumber"],
    });
    expect(await read(token, "welcome")).toMatchObject({ subject: "Welcome to the {companyName} store" });
  });

  it("are in the next mail, escaped in its HTML, and the default again when they are taken back", async () => {
    const { token } = await admin();
    const saved = await write(token, "order-placed", {
      subject: "{companyName}: we have order {orderNumber}",
      greeting: "Dear {firstName} & friends,",
      body: "Good news about {orderNumber}, 2 < 3.\n\nQuestions? {supportEmail}",
    });
    expect(saved.body).toMatchObject({ version: 1 });
    const placed = async () => {
      const { orderNo, buyer } = await placeOrder(store());
      return { orderNo, mail: await store().inbox.next(({ to }) => to.includes(buyer.email)) };
    };
    const own = await placed();
    expect(own.mail.subject).toBe(`Ledgerline: we have order ${own.orderNo}`);
    expect(own.mail.text).toContain("Dear Asha & friends,");
    expect(own.mail.text).toContain(`Good news about ${own.orderNo}, 2 < 3.\r\n\r\nQuestions? support@`);
    expect(own.mail.text).not.toContain("We have received your order");
    expect(own.mail.raw.replaceAll("=\r\n", "")).toContain("2 &lt; 3"); // without the breaks of long lines

    await write(token, "order-placed", {});
    const back = await placed();
    expect(back.mail.subject).toBe(`Your order ${back.orderNo}`);
    expect(back.mail.text).toContain(`We have received your order ${back.orderNo}.`);
  });

  it("are refused at their field when a placeholder is unknown, missing or out of place, or with HTML", async () => {
    const { token } = await admin();
    const problems = async (kind: EditableMailKind, words: Partial<MailTextInput>) =>
      (await write(token, kind, words)).problem.errors;
    expect(await problems("order-link", { subject: "Your order" })).toEqual({
      subject: "The subject needs {orderNumber}.",
    });
    expect(await problems("order-link", { body: "Hello {firstName}" })).toEqual({
      body: "There is no {firstName} here: {companyName}, {supportEmail}, {orderNumber}.",
    });
    expect(await problems("welcome", { subject: "{orderNumber}", greeting: "Hi {name" })).toMatchObject({
      subject: expect.stringContaining("There is no {orderNumber} here"),
      greeting: "A placeholder is a name in { and }.",
    });
    expect(await problems("welcome", { body: "<b>Hello</b>" })).toHaveProperty("body");
    expect(await problems("order-dispatched", { body: "It left." })).toHaveProperty("body");
  });

  it("have a preview and a test mail to oneself, which need not be saved", async () => {
    const { token, email } = await admin();
    const example = {
      token,
      params: { language: "en", kind: "payment-link" } as const,
      body: { subject: "Pay {orderNumber}", greeting: "", body: "Here you can pay <3." },
    };
    const { body } = await store().call("POST /api/admin/mail-texts/{language}/{kind}/preview", example);
    expect(body.subject).toBe("Pay KS-EXAM-PLE0-0");
    expect(body.text).toContain("Here you can pay <3.");
    expect(body.html).toContain("Here you can pay &lt;3.");
    expect((await store().call("POST /api/admin/mail-texts/{language}/{kind}/test-mail", example)).body).toBe(
      email,
    );
    expect((await store().inbox.next(({ to }) => to.includes(email))).subject).toBe("Pay KS-EXAM-PLE0-0");
    expect((await read(token, "payment-link")).version).toBe(0);
  });

  it("have each language of the shop, with its own default, preview and test mail", async () => {
    const { token, email } = await admin();
    const call = {
      token,
      params: { language: "de", kind: "payment-link" } as const,
      body: { subject: "", greeting: "", body: "Hier kannst du bezahlen." },
    };
    const { body: all } = await store().call("GET /api/admin/mail-texts", { token });
    expect(all.find(({ kind, language }) => kind === "payment-link" && language === "de")).toMatchObject({
      subject: "Bezahle deine Bestellung {orderNumber}",
      greeting: "Hallo {firstName},",
      version: 0,
    });
    const { body: preview } = await store().call(
      "POST /api/admin/mail-texts/{language}/{kind}/preview",
      call,
    );
    expect(preview.html).toMatch(/<html lang="de"/);
    expect(preview.text).toMatch(/^Hallo Asha,\n\nHier kannst du bezahlen\./m);
    await store().call("POST /api/admin/mail-texts/{language}/{kind}/test-mail", call);
    const mail = await store().inbox.next(({ to }) => to.includes(email));
    expect([mail.subject, mail.text]).toEqual([
      "Bezahle deine Bestellung KS-EXAM-PLE0-0",
      expect.stringContaining("Hier kannst du bezahlen."),
    ]);
  });

  it("do not take the place of what is said about an order that staff made", async () => {
    const { token } = await admin();
    await write(token, "order-placed", { subject: "We have {orderNumber}", body: "Good choice!" });
    const { orderNo, buyer, lineId } = await deliverNewOrder(store(), token);
    const isToBuyer = (words: string) => (mail: { to: readonly string[]; text: string }) =>
      mail.to.includes(buyer.email) && mail.text.includes(words);
    await store().inbox.next(isToBuyer("Good choice!"));
    await store().call("POST /api/admin/orders/{orderNo}/replacements", {
      token,
      params: { orderNo },
      body: { lines: [{ lineId, quantity: 1 }], reason: "Broken", expectedReplacements: 0 },
    });
    const mail = await store().inbox.next(isToBuyer("free of charge"));
    expect([mail.subject, mail.text]).toEqual([
      expect.stringMatching(/^We have KS-/),
      expect.not.stringContaining("Good choice!"),
    ]);
  });

  it("are changed only from the newest version, and each change is in the audit", async () => {
    const { token } = await admin();
    const put = (subject: string) =>
      store().call("PUT /api/admin/mail-texts/{language}/{kind}", {
        token,
        params: { language: "en", kind: "welcome" },
        body: { version: 0, subject, greeting: "", body: "" },
      });
    const both = await Promise.all([put("Hello"), put("Good day")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rows = await store()
      .services.database.db.selectFrom("audit_rows")
      .select("subject_id")
      .where("action", "=", "mail text changed")
      .where("subject_id", "=", "welcome en")
      .execute();
    expect(rows).toHaveLength(1);
  });
});
