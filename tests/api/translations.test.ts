import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { buildCatalogue } from "../../src/catalogue/snapshot/catalogue-snapshot.ts";
import { readCatalogue } from "../../src/catalogue/snapshot/read-catalogue.ts";
import type { Content, ContentKind } from "../../src/contract/admin/content.ts";
import { describeStore } from "../support/describe-store.ts";
import { placeOrder } from "../support/place-order.ts";
import { newProductInput, productInputOf } from "../support/product-input.ts";
import { newStaff } from "../support/staff.ts";

const inGerman = { query: { language: "de" } } as const;
const MUG = 42;

describeStore("goods and pages in German", (store) => {
  const editor = async () => (await newStaff(store(), "catalogue")).token;
  const shop = () => store().services.catalogue.current();
  const product = async (productId: number, options: object = {}) =>
    (await store().call("GET /api/Product/{productId}", { params: { productId }, ...options })).body;
  const page = async (url: string) => (await store().inject({ url })).body;

  it("have the translated words in every public call, and the same paths", async () => {
    const own = await product(MUG);
    const german = await product(MUG, inGerman);
    expect([own.productName, german.productName]).toEqual(["Everyday Mug", "Alltagsbecher"]);
    expect([german.productUrl, german.categoryName]).toEqual([own.productUrl, "Becher & Flaschen"]);
    expect(german.productDetails.map(({ colourName }) => colourName)).toContain("Tintenblau");
    expect(german.translated).toContain("description");
    expect(own).not.toHaveProperty("translated");
    const found = await store().call("GET /api/Product/Search", {
      query: { searchTerm: "Kaffeetasse", language: "de" },
    });
    expect(found.body.map(({ productId }) => productId)).toContain(MUG);
    const suggested = await store().call("GET /api/catalogue/suggest", {
      query: { term: "alltagsb", language: "de" },
    });
    expect(suggested.body.products.map(({ productName }) => productName)).toEqual(["Alltagsbecher"]);
    const params = { categoryUrl: "drinkware" };
    const category = await store().call("GET /api/Category/{categoryUrl}", { params, ...inGerman });
    expect(category.body).toMatchObject({ categoryName: "Becher & Flaschen", categoryUrl: "drinkware" });
    const menu = await store().call("GET /api/HeaderMenu", inGerman);
    expect(menu.body.map(({ menuName }) => menuName)).toContain("Hilfe");
    const kit = await product(25, inGerman);
    expect(kit.contents.map(({ productName }) => productName)).toContain("Isolierflasche 600 ml");
  });

  it("are found by their own name too, and by no German word in English", async () => {
    const find = (term: string, language: "de" | "en") => [...shop().in(language).find(term).ids];
    expect(find("everyday mug", "de")).toContain(MUG);
    expect(find("alltagsbecher", "en")).toEqual([]);
    expect(find("für Tassen", "de")).toContain(MUG);
    expect(find("kreideweiss becher", "de")[0]).toBe(MUG);
  });

  it("list in a collection what its own search finds, whatever the translated words are", () => {
    for (const slug of ["t-shirts", "mugs", "small-gifts", "for-the-desk"]) {
      const ids = (language: "de" | "en") => shop().in(language).categories.get(slug)?.found.ids;
      expect(ids("de"), slug).toEqual(ids("en"));
    }
  });

  it("filter by colours whose URL is the same in both languages", () => {
    const colours = (language: "de" | "en") => {
      const catalogue = shop().in(language);
      const found = catalogue.categories.get("drinkware")?.found;
      const list = found && catalogue.list(found, new URLSearchParams("colour=ink"), "INR");
      const ink = list?.filters[0]?.values.find(({ value }) => value === "ink");
      return [ink?.label, list?.total];
    };
    const [label, total] = colours("en");
    expect(label).toBe("Ink");
    expect(colours("de")).toEqual(["Tintenblau", total]);
  });

  it("are saved with the product: sanitised, without what is empty, and in the audit", async () => {
    const token = await editor();
    const draft = newProductInput({
      slug: "translated-tumbler",
      translations: {
        de: {
          name: "  Stahlbecher ",
          shortDescription: "<p>Hält warm</p><script>alert(1)</script>",
          description: "<p> </p>",
          metaKeywords: "",
        },
      },
    });
    const { body: made } = await store().call("POST /api/admin/products", { token, body: draft });
    const translations = { de: { name: "Stahlbecher", shortDescription: "<p>Hält warm</p>" } };
    expect(made.translations).toEqual(translations);
    const params = { productId: made.id };
    const change = (body: ReturnType<typeof productInputOf>) =>
      store().call("PUT /api/admin/products/{productId}", { params, token, body });
    const { translations: _left, ...without } = productInputOf(made);
    const unchanged = await change({ ...without, name: "Tumbler" } as ReturnType<typeof productInputOf>);
    expect(unchanged.body.translations).toEqual(translations);
    const changed = await change({
      ...productInputOf(unchanged.body),
      translations: { de: { name: "Thermobecher" } },
    });
    expect(changed.body.translations).toEqual({ de: { name: "Thermobecher" } });
    const { before, after } = await store()
      .services.database.db.selectFrom("audit_rows")
      .select(["before", "after"])
      .where("subject_id", "=", String(made.id))
      .orderBy("sequence", "desc")
      .executeTakeFirstOrThrow();
    expect([before, after]).toMatchObject([
      { translations },
      { translations: { de: { name: "Thermobecher" } } },
    ]);
    const support = await newStaff(store(), "support");
    const seen = await store().call("GET /api/admin/products/{productId}", { params, token: support.token });
    expect(seen.body.translations).toEqual(changed.body.translations);
    const refused = await store().call("PUT /api/admin/products/{productId}", {
      params,
      token: support.token,
      body: productInputOf(changed.body),
    });
    expect(refused.status).toBe(403);
  });

  it("of images stay when a client that knows none saves the product", async () => {
    const token = await editor();
    const params = { productId: MUG };
    const { body: mug } = await store().call("GET /api/admin/products/{productId}", { params, token });
    const altOf = (read: typeof mug) => read.variants[0]?.images[0]?.translations;
    expect(altOf(mug)?.de?.alt).toMatch(/^Alltagsbecher, in Tintenblau/);
    const variants = mug.variants.map(({ images, ...variant }) => ({
      ...variant,
      images: images.map(({ imageId, alt }) => ({ imageId, alt })),
    }));
    const body = { ...productInputOf(mug), variants };
    const saved = await store().call("PUT /api/admin/products/{productId}", { params, token, body });
    expect(altOf(saved.body)).toEqual(altOf(mug));
  });

  it("are drafted, published and restored with their page, also beside a built-in text", async () => {
    const token = await editor();
    const kind: ContentKind = "terms-and-conditions";
    const params = { kind };
    const { body: read } = await store().call("GET /api/admin/content/{kind}", { params, token });
    const save = async (version: number, content: Content) => {
      const drafted = { params, token, body: { version, content } };
      await store().call("PUT /api/admin/content/{kind}", drafted);
      const published = { params, token, body: { version: version + 1 } };
      return (await store().call("POST /api/admin/content/{kind}/publish", published)).body;
    };
    const html = "<p>Schick es zurück.</p>";
    const german: Content = { kind, html: null, translations: { de: { html: `${html}<script>1</script>` } } };
    const english: Content = { kind, html: "<p>Send it back.</p>" };
    const published = await save(read.version, german);
    expect(published.live).toEqual({ kind, html: null, translations: { de: { html } } });
    await expect.poll(() => shop().in("de").pageTexts.get(kind)?.html).toBe(html);
    expect(await page("/sitemap.xml")).toContain("/de/company/terms-and-conditions</loc>");
    await save(published.version, english);
    await expect.poll(() => shop().in("de").pageTexts.get(kind)?.html).toBe(english.html);
    expect(await page("/sitemap.xml")).not.toContain("/de/company/terms-and-conditions</loc>");
    await save(published.version + 2, read.live);
  });

  it("are in a refusal of the cart, whose text is English", async () => {
    const mug = await product(MUG);
    const [variant] = mug.productDetails;
    const sessionId = randomUUID();
    const body = { sessionId, productId: MUG, productDetailsId: variant?.id ?? 0, qty: 1, size: "XXL" };
    const refused = await store().call("POST /api/ShoppingCart/Add/", { body });
    expect(refused.problem).toMatchObject({
      code: "size_unknown",
      detail: "Everyday Mug does not come in size XXL.",
      product: { de: "Alltagsbecher" },
      size: "XXL",
    });
  });

  it("name the cart's lines, and the order keeps the words it was bought in", async () => {
    const lines = [{ product: await product(MUG), qty: 1 }];
    const { orderNo, buyer } = await placeOrder(store(), { language: "de", lines });
    const params = { orderNo };
    const details = await store().call("GET /api/orders/{orderNo}/details", { params, token: buyer.token });
    expect(details.body.lines).toMatchObject([{ productName: "Alltagsbecher", colourName: "Tintenblau" }]);
    const line = await store()
      .services.database.db.selectFrom("order_lines")
      .innerJoin("orders", "orders.order_id", "order_lines.order_id")
      .select(["product_name", "colour_name", "translated_name", "translated_colour"])
      .where("order_no", "=", orderNo)
      .executeTakeFirstOrThrow();
    expect(line).toEqual({
      product_name: "Everyday Mug",
      colour_name: "Ink",
      translated_name: "Alltagsbecher",
      translated_colour: "Tintenblau",
    });
    const mail = await store().inbox.next(({ to }) => to.includes(buyer.email));
    expect(mail.text).toContain("Alltagsbecher");
    const again = await store().call("POST /api/orders/{orderNo}/reorder", { params, token: buyer.token });
    expect(again.body.cart).toMatchObject([{ productName: "Everyday Mug" }]);
    const cart = await store().call("POST /api/ShoppingCart/Cart/{userIdOrSessionId}", {
      params: { userIdOrSessionId: String(buyer.userId) },
      token: buyer.token,
      headers: { "x-shop-language": "de" },
    });
    expect(cart.body).toMatchObject([{ productName: "Alltagsbecher", colourName: "Tintenblau" }]);
    const english = await placeOrder(store(), { lines });
    const own = await store().call("GET /api/orders/{orderNo}/details", {
      params: { orderNo: english.orderNo },
      token: english.buyer.token,
    });
    expect(own.body.lines).toMatchObject([{ productName: "Everyday Mug" }]);
  });

  it("cost a store without a translation no second catalogue", async () => {
    const rows = await readCatalogue(store().services.database.db);
    const none = { translations: {}, colour_translations: {} };
    const untranslated = Object.fromEntries(
      Object.entries(rows).map(([name, value]) => [
        name,
        Array.isArray(value)
          ? value.map((row: object) => ({ ...row, ...none }))
          : value && { ...value, ...none },
      ]),
    ) as unknown as typeof rows;
    const { snapshot } = buildCatalogue(untranslated);
    expect(snapshot.in("de")).toBe(snapshot);
  });
});
