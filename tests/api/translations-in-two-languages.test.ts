import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Content } from "../../src/contract/admin/content.ts";
import { addLanguage } from "../support/added-language.ts";
import { describeStore } from "../support/describe-store.ts";
import { placeOrder } from "../support/place-order.ts";
import { newProductInput, productInputOf } from "../support/product-input.ts";
import { newStaff } from "../support/staff.ts";
import { takeTranslationAway } from "../support/take-translation-away.ts";

const MUG = 42;

describeStore("translations into two languages", (store) => {
  let remove: () => void;
  beforeAll(() => {
    remove = addLanguage("nb");
  });
  afterAll(() => remove());

  const admin = async () => (await newStaff(store(), "admin")).token;
  const shop = () => store().services.catalogue.current();
  const offer = async (languages: string[]) => {
    const token = await admin();
    const { body } = await store().call("GET /api/admin/settings", { token });
    const change = { token, body: { version: body.version, settings: { languages } } };
    expect((await store().call("PUT /api/admin/settings", change)).status).toBe(200);
  };
  const nameIn = async (language: string) => {
    const { body } = await store().call("GET /api/Product/{productId}", {
      params: { productId: MUG },
      query: { language },
    });
    return body.productName;
  };
  const readMug = async (token: string) =>
    (await store().call("GET /api/admin/products/{productId}", { params: { productId: MUG }, token })).body;
  const saveMug = async (token: string, changed: object) => {
    const body = { ...productInputOf(await readMug(token)), ...changed };
    return store().call("PUT /api/admin/products/{productId}", { params: { productId: MUG }, token, body });
  };

  it("stand side by side: each language shows its own words, or else the store's", async () => {
    const token = await admin();
    await takeTranslationAway(store(), MUG, "nb");
    await offer(["de", "nb"]);
    const { translations } = await readMug(token);
    await saveMug(token, { translations: { ...translations, nb: { name: "Hverdagskrus" } } });
    await expect.poll(() => nameIn("nb")).toBe("Hverdagskrus");
    expect([await nameIn("de"), await nameIn("en")]).toEqual(["Alltagsbecher", "Everyday Mug"]);
    expect([...shop().in("nb").find("hverdagskrus").ids]).toEqual([MUG]);
    expect([...shop().in("de").find("hverdagskrus").ids]).toEqual([]);
    // Translated into one of two: the other one has the store's own words, and so has all that nobody translated.
    const variants = shop()
      .in("nb")
      .products.get(MUG)
      ?.productDetails.map(({ colourName }) => colourName);
    expect(variants).toContain("Ink");
    expect((await store().inject({ url: "/sitemap.xml" })).body).toContain('hreflang="nb"');
  });

  it("go into orders in their language, and into the refusals of the cart", async () => {
    const { body: mug } = await store().call("GET /api/Product/{productId}", { params: { productId: MUG } });
    const { orderNo } = await placeOrder(store(), { language: "nb", lines: [{ product: mug, qty: 1 }] });
    const line = await store()
      .services.database.db.selectFrom("order_lines")
      .innerJoin("orders", "orders.order_id", "order_lines.order_id")
      .select(["language", "product_name", "translated_name", "translated_colour"])
      .where("order_no", "=", orderNo)
      .executeTakeFirstOrThrow();
    expect(line).toEqual({
      language: "nb",
      product_name: "Everyday Mug",
      translated_name: "Hverdagskrus",
      translated_colour: null,
    });
    const body = { sessionId: crypto.randomUUID(), productId: MUG, productDetailsId: 1, qty: 1, size: "" };
    const refused = await store().call("POST /api/ShoppingCart/Add/", { body });
    expect(refused.problem.product).toEqual({
      de: "Alltagsbecher",
      en: "Everyday Mug",
      nb: "Hverdagskrus",
    });
  });

  it("of a language that is taken off the list stay, are shown nowhere, and come back with it", async () => {
    const token = await admin();
    await offer(["de"]);
    expect(await nameIn("nb")).toBe("Everyday Mug");
    const { sellingPrice = 0 } = (await readMug(token)).variants[0] ?? {};
    const { variants } = await readMug(token);
    const dearer = variants.map((each) => ({
      ...each,
      sellingPrice: sellingPrice + 1,
      webPrice: sellingPrice + 1,
    }));
    expect((await saveMug(token, { variants: dearer })).status).toBe(200);
    expect((await readMug(token)).translations.nb).toEqual({ name: "Hverdagskrus" });
    await saveMug(token, { variants });
    await offer(["nb", "de"]);
    expect(await nameIn("nb")).toBe("Hverdagskrus");
  });

  it("are drafted and published with the home page's texts, and restored with an earlier version", async () => {
    const token = await admin();
    const params = { kind: "home-texts" } as const;
    const { body: read } = await store().call("GET /api/admin/content/{kind}", { params, token });
    const headings = () => ["en", "de", "nb"].map((language) => shop().in(language).home.pageHeading);
    const before = headings();
    const content = {
      ...(read.live as Extract<Content, { kind: "home-texts" }>),
      translations: { de: { pageHeading: "Laden" }, nb: { pageHeading: "Butikken" } },
    };
    await store().call("PUT /api/admin/content/{kind}", {
      params,
      token,
      body: { version: read.version, content },
    });
    expect(headings()).toEqual(before);
    const published = await store().call("POST /api/admin/content/{kind}/publish", {
      params,
      token,
      body: { version: read.version + 1 },
    });
    await expect.poll(headings).toEqual([before[0], "Laden", "Butikken"]);
    const back = { version: published.body.version, content: read.live };
    await store().call("PUT /api/admin/content/{kind}", { params, token, body: back });
    await store().call("POST /api/admin/content/{kind}/publish", {
      params,
      token,
      body: { version: back.version + 1 },
    });
    await expect.poll(headings).toEqual(before);
  });

  it("come with a product whose publication was scheduled", async () => {
    const token = await admin();
    const body = newProductInput({
      slug: "two-tongues",
      name: "Two Tongues",
      translations: { de: { name: "Zwei Zungen" }, nb: { name: "To tunger" } },
    });
    const { body: made } = await store().call("POST /api/admin/products", { token, body });
    await store().call("POST /api/admin/products/{productId}/scheduled-changes", {
      params: { productId: made.id },
      token,
      body: { kind: "publish", startsAt: "2020-01-01T00:00:00Z" },
    });
    const names = () => ["en", "de", "nb"].map((tag) => shop().in(tag).products.get(made.id)?.productName);
    await expect.poll(names).toEqual(["Two Tongues", "Zwei Zungen", "To tunger"]);
  });

  it("are in the settings, and in mails that staff wrote words for", async () => {
    const token = await admin();
    const { body } = await store().call("GET /api/admin/settings", { token });
    const translations = { ...body.settings.translations, nb: { tagline: "Gode ting", officeHours: "" } };
    const promises = body.settings.promises.map((promise) => ({
      ...promise,
      translations: { ...promise.translations, nb: { title: "Over hele verden" } },
    }));
    const change = { token, body: { version: body.version, settings: { translations, promises } } };
    const { body: saved } = await store().call("PUT /api/admin/settings", change);
    expect(saved.settings.translations.nb?.tagline).toBe("Gode ting");
    expect(saved.settings.translations.de).toEqual(body.settings.translations.de);
    expect(saved.settings.promises[0]?.translations?.de?.title).toBe("Weltweiter Versand");
    const words = { subject: "Vi har {orderNumber}", greeting: "Hei {firstName},", body: "Takk." };
    const written = await store().call("PUT /api/admin/mail-texts/{language}/{kind}", {
      params: { language: "nb", kind: "order-placed" },
      token,
      body: { ...words, version: 0 },
    });
    expect(written.status).toBe(200);
    const { orderNo, buyer } = await placeOrder(store(), { language: "nb" });
    const mail = await store().inbox.next(({ to }) => to.includes(buyer.email));
    expect(mail.subject).toBe(`Vi har ${orderNo}`);
    expect(mail.text).toMatch(/Hei \w+,\s+Takk\./);
  });

  it("go to a path that is free, and keep it: a language is not offered where something of the shop is", async () => {
    const token = await admin();
    const input = newProductInput({ slug: "hi", name: "Hi" });
    const { body: made } = await store().call("POST /api/admin/products", { token, body: input });
    const removeHindi = addLanguage("hi");
    try {
      const { body } = await store().call("GET /api/admin/settings", { token });
      const offerHindi = { token, body: { version: body.version, settings: { languages: ["de", "hi"] } } };
      const refused = await store().call("PUT /api/admin/settings", offerHindi);
      expect(refused.problem.detail).toMatch(/^A product, category or page of yours is at \/hi/);
      const params = { productId: made.id };
      const moved = { ...productInputOf(made), slug: "hi-there" };
      await store().call("PUT /api/admin/products/{productId}", { params, token, body: moved });
      expect((await store().call("PUT /api/admin/settings", offerHindi)).status).toBe(200);
      const again = await store().call("POST /api/admin/products", { token, body: input });
      expect(again.problem.code).toBe("slug_reserved");
    } finally {
      removeHindi();
    }
  });

  it("are taken under well-formed tags alone, whatever the tag", async () => {
    const token = await admin();
    const tag = fc.oneof(
      fc.constantFrom("en", "nb", "pt-BR", "zh-Hant-TW", "DE", "de_DE", ""),
      fc.string({ maxLength: 12 }),
    );
    const isWellFormed = (text: string) => /^(?!en$)[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(text);
    const mug = productInputOf(await readMug(token));
    await fc.assert(
      fc.asyncProperty(tag, async (any) => {
        // A name that an object has anyway would not be sent.
        fc.pre(any !== "__proto__");
        const saved = await saveMug(token, {
          translations: { ...mug.translations, [any]: { name: "Krus" } },
        });
        expect([any, saved.status]).toEqual([any, isWellFormed(any) ? 200 : 400]);
      }),
      { numRuns: 40 },
    );
    await saveMug(token, { translations: mug.translations });
  });
});
