import { sql } from "kysely";
import { expect, it } from "vitest";
import { brokenRules } from "../support/broken-rules.ts";
import { describeStore } from "../support/describe-store.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { quoteActions } from "../support/quote-actions.ts";
import { homeAddress } from "../support/shopping.ts";

describeStore("the link of a quote", (store) => {
  const quotes = quoteActions(store);
  const { newQuote, open, accept, ask, read, send, change, lose, mailedToken, input, variantId, setStock } =
    quotes;
  const db = () => store().services.database.db;
  const ordersOf = (email: string) =>
    db()
      .selectFrom("orders")
      .innerJoin("users", "users.user_id", "orders.user_id")
      .select([
        "order_no",
        "grand_total_paise",
        "shipping_paise",
        "made_by",
        "email_proved_at",
        "password_hash",
      ])
      .where("email_folded", "=", email)
      .execute();

  it("opens lines, terms and total without an account, and opening changes nothing", async () => {
    const { quote, link } = await newQuote();
    const before =
      await sql`select * from quotes q join quote_versions v using (quote_id) where quote_id = ${quote.id}`.execute(
        db(),
      );
    const opened = await open(link);
    expect(opened.body).toMatchObject({
      quoteNo: quote.quoteNo,
      state: "open",
      versionNo: 1,
      openedVersion: 1,
      country: "India",
      shipping: 99,
      total: 30 * 123.45 + 99,
      terms: "Ready in ten days.",
      order: null,
    });
    expect(opened.body.lines).toMatchObject([{ quantity: 30, unitPrice: 123.45, total: 3703.5 }]);
    const after =
      await sql`select * from quotes q join quote_versions v using (quote_id) where quote_id = ${quote.id}`.execute(
        db(),
      );
    expect(after.rows).toEqual(before.rows);
    expect(await ordersOf(quote.email)).toEqual([]);
  });

  it("makes an order with exactly the quoted prices, stock and payment link as for staff's orders", async () => {
    const { quote, link } = await newQuote();
    await setStock(40);
    const accepted = await accept(link);
    expect(accepted.status).toBe(200);
    const { orderNo, orderLink } = accepted.body;
    expect(await ordersOf(quote.email)).toMatchObject([
      {
        order_no: orderNo,
        grand_total_paise: 380_250,
        shipping_paise: 9_900,
        made_by: null,
        email_proved_at: expect.any(Date),
        password_hash: null,
      },
    ]);
    const { stock } = await db()
      .selectFrom("product_variants")
      .select("stock")
      .where("variant_id", "=", variantId())
      .executeTakeFirstOrThrow();
    expect(stock).toBe(10);
    const order = await store().call("GET /api/orders/{orderNo}/details", {
      params: { orderNo },
      headers: { "x-order-link": orderLink },
    });
    expect(order.body).toMatchObject({
      orderNo,
      shownShipping: expect.any(Number),
      billedCompany: { company: "Ledgerline", vatNumber: "", reference: "" },
    });
    await store().inbox.next(({ to, text }) => to.includes(quote.email) && text.includes(orderNo));
    expect(await read(quote.id)).toMatchObject({ state: "accepted", orderNo });
    expect((await open(link)).body).toMatchObject({ state: "accepted", order: { orderNo, orderLink } });
    expect(await brokenRules(store())).toEqual([]);
    await setStock(1000);
  });

  it("orders once: a second press and another tab get the same order", async () => {
    const { quote, link } = await newQuote();
    const all = await Promise.all(Array.from({ length: 20 }, () => accept(link)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(all.map(({ body }) => body.orderNo)).size).toBe(1);
    expect(await ordersOf(quote.email)).toHaveLength(1);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("takes the price of the accepted version, never that of the catalogue", async () => {
    const { quote, link } = await newQuote();
    await db()
      .updateTable("product_variants")
      .set({ selling_price_paise: 1, web_price_paise: 1 })
      .where("variant_id", "=", variantId())
      .execute();
    await accept(link);
    expect(await ordersOf(quote.email)).toMatchObject([{ grand_total_paise: 380_250 }]);
  });

  it("refuses a version that was superseded, with words, and shows the newer one", async () => {
    const fields = input();
    const { quote, link } = await newQuote(fields);
    const changed = await change(quote, { ...fields, shipping: 0 });
    expect((await open(link)).body).toMatchObject({ versionNo: 1, shipping: 99 }); // a draft is nobody's offer
    await send(changed.body);
    const newer = await mailedToken(quote.email);
    const refused = await accept(link, 1);
    expect(refused.problem).toMatchObject({ status: 409, code: "quote_superseded" });
    expect((await open(link)).body).toMatchObject({ versionNo: 2, openedVersion: 1, shipping: 0 });
    expect((await open(newer)).body).toMatchObject({ versionNo: 2, openedVersion: 2 });
    expect((await accept(link, 2)).status).toBe(200);
    expect(await ordersOf(quote.email)).toMatchObject([{ grand_total_paise: 370_350 }]);
  });

  it("says what is so of a quote that was withdrawn or has lapsed, and orders nothing", async () => {
    const lost = await newQuote();
    await lose(lost.quote);
    expect((await open(lost.link)).body.state).toBe("withdrawn");
    expect((await accept(lost.link)).problem.code).toBe("quote_withdrawn");
    const old = await newQuote();
    await db()
      .updateTable("quotes")
      .set({ valid_until: "2020-01-01" })
      .where("quote_id", "=", old.quote.id)
      .execute();
    await sql`alter table quote_versions disable trigger keep_quote_version`.execute(db());
    await sql`update quote_versions set valid_until = '2020-01-01' where quote_id = ${old.quote.id}`.execute(
      db(),
    );
    await sql`alter table quote_versions enable trigger keep_quote_version`.execute(db());
    expect((await open(old.link)).body.state).toBe("lapsed");
    expect((await accept(old.link)).problem.code).toBe("quote_lapsed");
    expect((await ask(old.link, "Later, please")).problem.code).toBe("quote_lapsed");
    expect([...(await ordersOf(lost.quote.email)), ...(await ordersOf(old.quote.email))]).toEqual([]);
  });

  it("stays open, with words, where a piece is missing, and takes no stock", async () => {
    const { quote, link } = await newQuote();
    await setStock(12);
    const refused = await accept(link);
    expect(refused.problem).toMatchObject({ status: 409, code: "out_of_stock" });
    expect(refused.problem.detail).toContain("12");
    expect((await open(link)).body.state).toBe("open");
    expect(await ordersOf(quote.email)).toEqual([]);
    await setStock(1000);
  });

  it("goes where its delivery charge is for, and nowhere else", async () => {
    const { link } = await newQuote();
    const refused = await accept(link, 1, { ...homeAddress, country: "Germany", region: "Berlin" });
    expect(refused.problem.code).toBe("country_not_served");
    const empty = await accept(link, 1, { ...homeAddress, region: "" });
    expect(empty.problem.code).toBe("address_missing");
  });

  it("asks for a change once, mails it to support, and can still be accepted", async () => {
    const { quote, link } = await newQuote();
    const asked = await ask(link, "Forty pieces, <b>please</b>");
    expect(asked.body).toMatchObject({ state: "change asked", askedChange: "Forty pieces, <b>please</b>" });
    const { supportEmail } = store().services.settings.current();
    const mail = await store().inbox.next(
      ({ to, subject }) => to.includes(supportEmail) && subject.includes(quote.quoteNo),
    );
    expect(mail.text).toContain("Forty pieces, <b>please</b>");
    expect((await ask(link, "Fifty")).problem.code).toBe("state_conflict");
    expect((await read(quote.id)).versions[0]?.askedChange).toBe("Forty pieces, <b>please</b>");
    expect((await accept(link)).status).toBe(200);
  });

  it("is unknown where it is none of ours, and so is the stored copy of its mail", async () => {
    expect((await open("x".repeat(32))).problem).toMatchObject({ status: 404, code: "quote_unknown" });
    const { quote, link } = await newQuote();
    const stored = await db().selectFrom("mails").selectAll().where("quote_id", "=", quote.id).execute();
    expect(JSON.stringify(stored)).not.toContain(link);
    const hashes = await sql`select * from quote_links`.execute(db());
    expect(JSON.stringify(hashes.rows)).not.toContain(link);
  });

  it("ends the logins of an account that was begun with its address and never proved", async () => {
    const begun = await newBuyer(store(), { emailVerified: false });
    const { link } = await newQuote({ email: begun.email });
    expect((await accept(link)).status).toBe(200);
    const mine = await store().call("GET /api/orders/{userId}", {
      params: { userId: begun.userId },
      token: begun.token,
    });
    expect(mine.status).toBe(401);
  });

  it("opens nothing for a blocked account, and says so", async () => {
    const buyer = await newBuyer(store());
    const { link } = await newQuote({ email: buyer.email });
    await db()
      .updateTable("users")
      .set({ blocked_at: store().now() })
      .where("user_id", "=", buyer.userId)
      .execute();
    expect((await accept(link)).problem.code).toBe("account_blocked");
  });

  it("gives the quote as PDF", async () => {
    const { quote, link } = await newQuote();
    const { body } = await store().call("POST /api/quotes/pdf", { body: { token: link } });
    expect(body.fileName).toBe(`${quote.quoteNo}.pdf`);
    expect(Buffer.from(body.pdf, "base64").subarray(0, 5).toString()).toBe("%PDF-");
  });
});
