import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";

describeStore("suggestions", (store) => {
  const suggest = async (term: string) =>
    (await store().call("GET /api/catalogue/suggest", { query: { term } })).body;
  const search = async (searchTerm: string) =>
    (await store().call("GET /api/Product/Search", { query: { searchTerm } })).body;

  it("are the best results of the search, with prices in rupees, and the number of all", async () => {
    const found = await search("bag");
    const { products, categories, total } = await suggest(" bag ");
    expect(found.length).toBeGreaterThan(6);
    expect(total).toBe(found.length);
    expect(products.map((product) => product.productId)).toEqual(
      found.slice(0, 6).map((card) => card.productId),
    );
    const [first] = products;
    const [card] = found;
    expect(first).toEqual({
      productId: card?.productId,
      productName: card?.productName,
      productUrl: card?.productUrl,
      imagePath: card?.imagePath,
      imageColour: card?.imageColour,
      sellingPrice: card?.sellingPrice,
      isSwagItem: false,
      inStock: true,
    });
    expect(categories[0]).toEqual({ categoryName: "Bags & Travel", categoryUrl: "bags" });
    expect(categories.length).toBeLessThanOrEqual(2);
  });

  it("match a prefix, a synonym and a typing error, but not nonsense or an empty term", async () => {
    const names = async (term: string) =>
      (await suggest(term)).products.map((product) => product.productName);
    expect((await names("umb"))[0]).toBe("Windproof Umbrella");
    expect((await names("rucksack"))[0]).toBe("Commuter Backpack 20 L");
    expect((await names("hodoie"))[0]).toBe("Brushed Fleece Hoodie");
    for (const term of ["", "   ", "xylophone", "%", "'; drop table products"])
      expect(await suggest(term), term).toEqual({
        terms: [],
        products: [],
        categories: [],
        topics: [],
        total: 0,
        corrected: null,
      });
  });

  it("say what a term was taken for", async () => {
    const taken = async (term: string) => (await suggest(term)).corrected;
    expect(await taken("mgu")).toBe("mug");
    expect(await taken("hodie")).toBe("hoodie");
    expect(await taken("mug")).toBeNull();
    expect(await taken("mu")).toBeNull();
  });

  it("complete the typed word, also with a typing error, to three terms that find something", async () => {
    const terms = async (term: string) => (await suggest(term)).terms;
    for (const typed of ["bot", "Bot ", "botle", "botl"])
      expect(await terms(typed), typed).toEqual(["bottle"]);
    expect((await terms("hodie"))[0]).toBe("hoodie");
    expect((await terms("notbok"))[0]).toBe("notebook");
    expect((await suggest("notbok")).products[0]?.productName).toBe("Hardcover Notebook A5");
    expect(await terms("bottle")).toEqual([]);
    const many = await terms("ca");
    expect(many).toHaveLength(3);
    for (const term of many) expect((await search(term)).length, term).toBeGreaterThan(0);
  });

  it("name the category when all results are in one", async () => {
    const named = async (term: string) =>
      (await suggest(term)).categories.map(({ categoryUrl }) => categoryUrl);
    expect(await named("mug")).toEqual(["mugs", "drinkware"]);
    expect(await named("t-shirts")).toEqual(["t-shirts", "apparels"]);
    expect(await named("blue")).toEqual([]);
    expect(await named("clothes")).toEqual(["apparels"]);
  });

  it("show the colour in the term, here and on the search page", async () => {
    const tee = store().services.catalogue.current().products.get(11);
    const ink = tee?.productDetails.find(({ colourName }) => colourName === "Ink");
    expect(ink?.imagePath).not.toBe(tee?.productDetails[0]?.imagePath);
    const [suggested] = (await suggest("black t-shirt")).products;
    expect([suggested?.productId, suggested?.imagePath]).toEqual([11, ink?.imagePath]);
    expect((await search("black t-shirt"))[0]?.imagePath).toBe(ink?.imagePath);
    expect((await search("t-shirt"))[0]?.imagePath).toBe(tee?.productDetails[0]?.imagePath);
  });

  it("are limited in number, and can be cached until the catalogue changes", async () => {
    const get = (url: string, headers: Record<string, string> = {}) => store().inject({ url, headers });
    expect((await get(`/api/catalogue/suggest?term=${"m".repeat(80)}`)).statusCode).toBe(200);
    expect((await get(`/api/catalogue/suggest?term=${"m".repeat(81)}`)).statusCode).toBe(400);
    expect((await get("/api/catalogue/suggest")).statusCode).toBe(400);
    const first = await get("/api/catalogue/suggest?term=mug");
    const again = await get("/api/catalogue/suggest?term=mug", {
      "if-none-match": String(first.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await get("/api/catalogue/suggest?term=mug", { "accept-encoding": "br" })).headers).toMatchObject(
      {
        "content-encoding": "br",
      },
    );
  });

  it("show a renamed product by its new name at once", async () => {
    const { db } = store().services.database;
    const rename = (name: string) =>
      db.updateTable("products").set({ name }).where("product_id", "=", 42).execute();
    const first = async (term: string) => (await suggest(term)).products[0]?.productName;
    await rename("Zanzibar Beaker");
    await expect.poll(() => first("zanzi")).toBe("Zanzibar Beaker");
    await rename("Everyday Mug");
    await expect.poll(() => first("everyday mug")).toBe("Everyday Mug");
  });
});
