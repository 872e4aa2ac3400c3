import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { KIT_ID, plainProduct } from "../support/shopping.ts";

describeStore("catalogue", (store) => {
  const get = (url: string, headers: Record<string, string> = {}) => store().inject({ url, headers });

  it("returns home, menus, rates, countries and offices of the demo catalogue [spec 1.1, 7.11-14, 7.30-32]", async () => {
    const home = await store().call("GET /api/Home/HomeView");
    expect(home.body.pageTitle).not.toBe("");
    const slides = (await store().call("GET /api/Home/SlideImages")).body;
    expect(slides[0]?.type).toBe("Slider");
    expect(slides.filter((slide) => slide.type !== "Slider").length).toBeGreaterThanOrEqual(5);
    for (const section of (await store().call("GET /api/Home/Listing")).body)
      expect(section.products.length).toBeGreaterThan(0);
    expect((await store().call("GET /api/HeaderMenu")).body.some((item) => item.headerMenus.length > 0)).toBe(
      true,
    );
    const rates = (await store().call("GET /api/currencyrates")).body;
    expect(Object.fromEntries(rates.map((rate) => [rate.currencyCode, rate.currencyRate]))).toEqual({
      INR: 1,
      USD: 85,
      EUR: 92,
      GBP: 108,
      AED: 23.15,
      SGD: 63,
      JPY: 0.56,
    });
    const countries = (await store().call("GET /api/servicelocations")).body;
    const india = countries.find((country) => country.name === "India");
    expect(india).toMatchObject({ deliveryCharge: 80 });
    expect(india?.shippingCharges).toEqual([
      { weightFrom: 0, weightTo: 500, deliveryCharge: 60 },
      { weightFrom: 501, weightTo: 2000, deliveryCharge: 120 },
      { weightFrom: 2001, weightTo: 10000, deliveryCharge: 300 },
      { weightFrom: 10_001, weightTo: 100_000_000, deliveryCharge: 600 },
    ]);
    const offices = (await store().call("GET /api/officelocations")).body.map((office) => office.name);
    expect(offices.sort()).toEqual(["Bengaluru", "London", "Mumbai", "Pune", "Singapore"]);
  });

  it("returns products, recommendations and categories, and 404 for unknown ones [spec 7.17, 7.18, 7.20, 7.21]", async () => {
    const product = plainProduct(store());
    const response = await store().call("GET /api/Product/{productId}", {
      params: { productId: product.productId },
    });
    expect(response.body.productDetails.length).toBeGreaterThan(0);
    const recommended = await store().call("GET /api/Product/Recommend/{productId}", {
      params: { productId: product.productId },
    });
    expect(recommended.body.length).toBeGreaterThan(0);
    const category = await store().call("GET /api/Category/{categoryUrl}", {
      params: { categoryUrl: "drinkware" },
    });
    expect(category.body.categoryName).not.toBe("");
    const cards = (
      await store().call("GET /api/Category/Product/{categoryUrl}", { params: { categoryUrl: "Drinkware" } })
    ).body;
    expect(cards.length).toBeGreaterThan(3);
    expect(
      (await store().call("GET /api/Product/{productId}", { params: { productId: 4711 } })).problem.code,
    ).toBe("product_not_found");
    expect(
      (await store().call("GET /api/Category/{categoryUrl}", { params: { categoryUrl: "nowhere" } })).problem
        .code,
    ).toBe("category_not_found");
    expect(
      (await store().call("GET /api/Product/{productId}", { params: { productId: KIT_ID } })).body.isSwagItem,
    ).toBe(true);
  });

  it("finds products in spite of typing errors, and refuses an empty term [spec 1.4, 5.26, 7.19]", async () => {
    const find = async (searchTerm: string) =>
      (await store().call("GET /api/Product/Search", { query: { searchTerm } })).body;
    for (const [typed, meant] of [
      ["muug", "mug"],
      ["notebok", "notebook"],
      ["backpak", "backpack"],
      ["umbrela", "umbrella"],
    ] as const) {
      const [first] = await find(typed);
      expect(first?.productName.toLowerCase(), typed).toContain(meant);
    }
    expect(await find("zzzzqqqq")).toEqual([]);
    const empty = await store().call("GET /api/Product/Search", { query: { searchTerm: "  " } });
    expect([empty.status, empty.problem.detail]).toEqual([422, "Text Cannot be blank"]);
    expect((await get("/api/Product/Search")).statusCode).toBe(400);
  });

  it("serves responses that can be cached: ETag, 304, compression", async () => {
    const first = await get("/api/Home/Listing", { "accept-encoding": "br" });
    expect(first.headers["content-encoding"]).toBe("br");
    const again = await get("/api/Home/Listing", { "if-none-match": String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("shows a change of the catalogue as soon as it is committed", async () => {
    const product = plainProduct(store());
    const read = async () =>
      (await store().call("GET /api/Product/{productId}", { params: { productId: product.productId } })).body
        .productName;
    const { db } = store().services.database;
    await db
      .updateTable("products")
      .set({ name: "Renamed thing" })
      .where("product_id", "=", product.productId)
      .execute();
    await expect.poll(read).toBe("Renamed thing");
    await db
      .updateTable("products")
      .set({ name: product.productName })
      .where("product_id", "=", product.productId)
      .execute();
    await expect.poll(read).toBe(product.productName);
  });

  it("renders images only in the fixed widths and formats", async () => {
    const path = plainProduct(store()).productImages[0] ?? "";
    expect(path).toMatch(/^\/images\/[0-9a-f]{24}\//);
    expect((await get("/images/000000000000000000000000/none")).statusCode).toBe(404);
  });

  it("names every category and product in sitemap.xml, and excludes personal pages in robots.txt [spec 10.8]", async () => {
    const sitemap = (await get("/sitemap.xml")).body;
    const { products, categories } = store().services.catalogue.current();
    // Home, contact, bulk enquiry and the six texts are in two languages, too.
    expect(sitemap.match(/<loc>/g)).toHaveLength(2 * (products.size + categories.size + 3 + 6));
    for (const { productUrl, productId } of products.values())
      expect(sitemap).toContain(`/store/${productUrl}/${productId}</loc>`);
    expect((await get("/sitemap-1.xml")).body).toBe(sitemap); // what a larger shop has in parts
    for (const missing of ["0", "2", "9999", "99999"])
      expect((await get(`/sitemap-${missing}.xml`)).statusCode, missing).toBe(404);
    const robots = (await get("/robots.txt")).body;
    expect(robots).toContain("Disallow: /checkout");
    expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  });

  it("serves health, metrics and its own description [spec 10.8]", async () => {
    expect((await get("/healthz")).json()).toEqual({ status: "ok" });
    expect((await get("/readyz")).json()).toEqual({ status: "ready" });
    expect((await get("/metrics")).body).toContain("kitstore_http_seconds_bucket");
    expect((await get("/api/docs/json")).json().paths["/api/ShoppingCart/Checkout"].post).toBeDefined();
    expect((await get("/api/docs/yaml")).body).toContain("/api/ShoppingCart/Checkout:");
    const admin = (await get("/api/docs/admin/json")).json().paths;
    expect(admin["/api/admin/orders"].get).toBeDefined();
    expect(admin["/api/ShoppingCart/Checkout"]).toBeUndefined();
  });
});
