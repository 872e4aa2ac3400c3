import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { quoteActions } from "../../support/quote-actions.ts";
import { firstVariant, KIT_ID, plainProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("quotes in the admin", (store) => {
  const quotes = quoteActions(store);
  const { newQuote, make, read, send, change, lose, open, accept, input, variantId, dayIn } = quotes;
  const db = () => store().services.database.db;
  const check = async (lines: object[], shipping: number | null = 0) =>
    store().call("POST /api/admin/quotes/check", {
      token: await quotes.token(),
      body: { country: "India", lines: lines as never, shipping },
    });

  it("begins with the shop's price for so many pieces, volume prices included", async () => {
    const product = plainProduct(store());
    const volumePrices = JSON.stringify([{ fromQuantity: 25, unitPaise: 12_300 }]);
    await sql`update products set volume_prices = ${volumePrices}::jsonb where product_id = ${product.productId}`.execute(
      db(),
    );
    const line = (quantity: number) => ({ variantId: variantId(), size: "", quantity, unitPrice: null });
    const few = (await check([line(24)])).body.lines[0];
    const many = (await check([line(25)])).body.lines[0];
    expect(few?.unitPrice).toBe(few?.shopPrice);
    expect(few?.unitPrice).toBeGreaterThan(123);
    expect(many).toMatchObject({ unitPrice: 123, shopPrice: 123, total: 3075 });
    const negotiated = (await check([{ ...line(25), unitPrice: 100.5 }])).body;
    expect(negotiated).toMatchObject({ total: 2512.5, lines: [{ unitPrice: 100.5, shopPrice: 123 }] });
    expect((await check([line(25)], null)).body.shipping).toBeGreaterThan(0);
    await sql`update products set volume_prices = '[]' where product_id = ${product.productId}`.execute(db());
  });

  it("refuses what cannot be quoted: a kit, another size, the same twice, a fraction of a paisa", async () => {
    const kit = store().services.catalogue.current().products.get(KIT_ID);
    const ofKit = {
      variantId: kit ? firstVariant(kit).id : 0,
      size: kit?.productDetails[0]?.sizes[0]?.name ?? "",
      quantity: 1,
      unitPrice: 1,
    };
    const plain = { variantId: variantId(), size: "", quantity: 1, unitPrice: 1 };
    const codes = [];
    for (const lines of [
      [ofKit],
      [{ ...plain, size: "XXXL" }],
      [plain, plain],
      [{ ...plain, unitPrice: 1.005 }],
      [{ ...plain, variantId: 999_999 }],
    ])
      codes.push((await check(lines)).problem.code);
    expect(codes).toEqual([
      "state_conflict",
      "size_unknown",
      "duplicate_entry",
      "price_invalid",
      "variant_unknown",
    ]);
  });

  it("stores each version as it was sent, and no statement changes it", async () => {
    const fields = input();
    const { quote } = await newQuote(fields);
    const changed = await change(quote, { ...fields, terms: "Ready in five days.", shipping: 0 });
    expect(changed.body).toMatchObject({ isUnsent: true, sentVersion: 1, shipping: 0 });
    const again = await send(changed.body);
    expect(again.body).toMatchObject({ isUnsent: false, sentVersion: 2, state: "sent" });
    expect(again.body.versions).toMatchObject([
      { versionNo: 2, shipping: 0, terms: "Ready in five days." },
      { versionNo: 1, shipping: 99, terms: "Ready in ten days.", total: 3802.5 },
    ]);
    await expect(
      sql`update quote_versions set total_paise = 1 where quote_id = ${quote.id}`.execute(db()),
    ).rejects.toThrow(/was sent and cannot be changed/);
  });

  it("keeps its customer once it was sent, because whoever has the link may accept it", async () => {
    const fields = input();
    const { quote } = await newQuote(fields);
    const refused = await change(quote, { ...fields, email: "another@customer.example" });
    expect(refused.problem).toMatchObject({ status: 409, code: "state_conflict" });
  });

  it("is refused where somebody else has changed it, and is not sent after its last day or for nothing", async () => {
    const { body: quote } = await make();
    expect((await send({ ...quote, version: quote.version + 1 })).problem.code).toBe("version_conflict");
    const past = await make({ validUntil: dayIn(-1) });
    expect((await send(past.body)).problem.code).toBe("time_invalid");
    const free = await make({
      shipping: 0,
      lines: [{ variantId: variantId(), size: "", quantity: 1, unitPrice: 0 }],
    });
    expect((await send(free.body)).problem.code).toBe("price_invalid");
  });

  it("answers its enquiry when it is sent, and is found by it", async () => {
    await store().call("POST /api/bulkEnquiry", {
      headers: { "x-shop-language": "de" },
      body: {
        Name: "Quentin Bulk",
        Email: "quentin@customer.example",
        Description: "Mugs",
        ProductIdea: "mug",
        Budget: "1 lakh",
        Qty: "200",
      },
    });
    const token = await quotes.token();
    const { body: inbox } = await store().call("GET /api/admin/enquiries", {
      token,
      query: { q: "Quentin Bulk" },
    });
    const enquiryId = inbox.rows[0]?.id ?? 0;
    const enquiry = () =>
      store().call("GET /api/admin/enquiries/{enquiryId}", { params: { enquiryId }, token });
    expect((await enquiry()).body).toMatchObject({ state: "new", language: "de" });
    const { quote } = await newQuote({ enquiryId, email: "quentin@customer.example" });
    expect((await enquiry()).body.state).toBe("answered");
    const { body } = await store().call("GET /api/admin/quotes", {
      token,
      query: { enquiryId: String(enquiryId) },
    });
    expect(body.rows).toMatchObject([{ id: quote.id, state: "sent", enquiryId }]);
    const found = async (q: string) =>
      (await store().call("GET /api/admin/quotes", { token, query: { q, state: "sent" } })).body.rows.map(
        ({ id }) => id,
      );
    expect(await found("QUENTIN@customer")).toEqual([quote.id]);
    expect(await found(quote.quoteNo.toLowerCase())).toEqual([quote.id]);
    expect(await found("nothing like it")).toEqual([]);
  });

  it("is lost with a reason, counted, and can be sent again", async () => {
    const results = async () =>
      (await store().call("GET /api/admin/quote-results", { token: await quotes.token() })).body;
    const before = await results();
    const { quote, link } = await newQuote();
    const lost = await lose(quote);
    expect(lost.body).toMatchObject({ state: "lost", lostReason: "price" });
    expect((await lose(lost.body)).problem.code).toBe("state_conflict");
    const after = await results();
    const byPrice = (all: typeof after) => all.lost.find(({ reason }) => reason === "price")?.count ?? 0;
    expect(byPrice(after) - byPrice(before)).toBe(1);
    expect((await send(lost.body)).body).toMatchObject({ state: "sent", lostReason: null });
    expect((await open(link)).body.state).toBe("open");
    await accept(link, 2);
    expect((await results()).won - before.won).toBe(1);
    expect((await lose(await read(quote.id))).problem.code).toBe("state_conflict");
    expect((await send(await read(quote.id))).problem.code).toBe("state_conflict");
  });

  it("is for support and administrators alone", async () => {
    for (const role of ["people", "catalogue"] as const) {
      const { token } = await newStaff(store(), role);
      expect((await store().call("GET /api/admin/quotes", { token, query: {} })).status).toBe(403);
      expect((await store().call("POST /api/admin/quotes", { token, body: input() })).status).toBe(403);
    }
  });

  it("keeps its order's line items: they are refused as a change", async () => {
    const { link } = await newQuote();
    const { orderNo } = (await accept(link)).body;
    const refused = await store().call("POST /api/admin/orders/{orderNo}/lines/check", {
      params: { orderNo },
      token: await quotes.token(),
      body: { quotedTotal: 3802.5, lines: [{ variantId: variantId(), size: "", quantity: 1 }] },
    });
    expect(refused.problem).toMatchObject({ status: 409, code: "state_conflict" });
    expect(refused.problem.detail).toContain("accepted quote");
  });

  it("gives a PDF of the draft", async () => {
    const { body: quote } = await make();
    const { body } = await store().call("POST /api/admin/quotes/{quoteId}/pdf", {
      params: { quoteId: quote.id },
      token: await quotes.token(),
    });
    expect(body.fileName).toBe(`${quote.quoteNo}.pdf`);
  });

  it("lets support send prices down to the limit, and an administrator any, with the reason beside them", async () => {
    const { token } = await newStaff(store(), "admin");
    const { version } = (await store().call("GET /api/admin/settings", { token })).body;
    const settings = { supportDiscountLimit: 20 };
    const set = await store().call("PUT /api/admin/settings", { token, body: { version, settings } });
    expect(set.status).toBe(200);
    const shop = (await check([{ variantId: variantId(), size: "", quantity: 3, unitPrice: null }])).body;
    const unitPrice = Math.floor((shop.lines[0]?.shopPrice ?? 0) * 0.7);
    const lines = [{ variantId: variantId(), size: "", quantity: 3, unitPrice, reason: "Their third order" }];
    const made = await make({ lines });
    expect(made.body.lines).toMatchObject([{ unitPrice, reason: "Their third order", other: null }]);
    const refused = await send(made.body);
    expect([refused.status, refused.problem.code]).toEqual([403, "discount_above_limit"]);
    expect(refused.problem.detail).toMatch(/3\d(\.\d)?% below.*may go 20% below.*ask an administrator/);
    const byAdministrator = await store().call("POST /api/admin/quotes/{quoteId}/send", {
      params: { quoteId: made.body.id },
      token,
      body: { version: made.body.version },
    });
    expect(byAdministrator.body.state).toBe("sent");
    const { link } = await newQuote({ lines: [{ ...lines[0], unitPrice: null } as never] });
    expect((await open(link)).body.lines[0]).not.toHaveProperty("reason");
  });
});
