import { sql } from "kysely";
import sharp from "sharp";
import { expect, it } from "vitest";
import { reservedSlugs } from "../../../src/catalogue/slug/slug.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { newProductInput, productInputOf } from "../../support/product-input.ts";
import { cartItem, checkoutBody, findProduct, KIT_ID, plainProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("products in the admin", (store) => {
  const staff = async () => (await newStaff(store(), "catalogue")).token;
  const read = async (productId: number, token: string) =>
    (await store().call("GET /api/admin/products/{productId}", { params: { productId }, token })).body;
  const change = (productId: number, token: string, body: object) =>
    store().call("PUT /api/admin/products/{productId}", { params: { productId }, token, body });
  const create = (token: string, body: object) => store().call("POST /api/admin/products", { token, body });
  const shown = (productId: number) =>
    store().call("GET /api/Product/{productId}", { params: { productId } });

  it("show a change of name, price, alt text and order of images in the shop at once", async () => {
    const token = await staff();
    const product = findProduct(
      store(),
      (p) => (p.productDetails[0]?.images.length ?? 0) > 1 && !p.isSwagItem,
    );
    const draft = productInputOf(await read(product.productId, token));
    const [first, ...others] = draft.variants;
    const images = [...(first?.images ?? [])].reverse();
    const body = {
      ...draft,
      name: "Renamed by the team",
      variants: [
        {
          ...first,
          webPrice: 1500,
          sellingPrice: 1234.5,
          images: images.map((each) => ({ ...each, alt: "Seen anew" })),
        },
        ...others,
      ],
    };
    const saved = await change(product.productId, token, body);
    expect([saved.status, saved.body.version]).toEqual([200, draft.version + 1]);
    const { body: now } = await shown(product.productId);
    expect(now.productName).toBe("Renamed by the team");
    expect(now.productDetails[0]).toMatchObject({ sellingPrice: 1234.5, webPrice: 1500 });
    expect(now.productDetails[0]?.images[0]).toMatchObject({ alt: "Seen anew", path: images[0]?.path });
    const { rows } = (
      await store().call("GET /api/admin/products", { token, query: { q: "renamed team", sort: "price" } })
    ).body;
    expect(rows.map(({ id }) => id)).toEqual([product.productId]);
  });

  it("are the same after they are saved without a change, also the kit", async () => {
    const token = await staff();
    for (const { id } of (
      await store().call("GET /api/admin/products", { token, query: { perPage: "8" } })
    ).body.rows.concat({ id: KIT_ID } as never)) {
      const before = await read(id, token);
      const { status, body } = await change(id, token, productInputOf(before));
      expect([id, status]).toEqual([id, 200]);
      expect(body).toEqual({ ...before, version: before.version + 1 });
    }
  });

  it("have the day of their last change in the sitemap", async () => {
    const token = await staff();
    // No version changes here, so the trigger leaves the day alone.
    await sql`update products set changed_at = '2020-02-03T12:00:00Z'`.execute(store().services.database.db);
    const { productId } = plainProduct(store());
    await change(productId, token, {
      ...productInputOf(await read(productId, token)),
      name: "Changed for the sitemap",
    });
    const { body } = await store().inject({ url: "/sitemap.xml" });
    const today = new Date().toISOString().slice(0, 10);
    const days = [...body.matchAll(/\/store\/[^/]+\/(\d+)<\/loc><lastmod>([^<]+)/g)].map(
      ([, id, day]) => [Number(id) === productId, day] as const,
    );
    expect(new Set(days.map(([isChanged, day]) => `${isChanged} ${day}`))).toEqual(
      new Set([`true ${today}`, "false 2020-02-03"]),
    );
  });

  it("are created unpublished, and are in the shop once they are published", async () => {
    const token = await staff();
    const { body } = await create(token, newProductInput());
    expect(body).toMatchObject({ isPublished: false, version: 1 });
    expect((await shown(body.id)).status).toBe(404);
    const publish = (version: number) =>
      store().call("POST /api/admin/products/{productId}/publish", {
        params: { productId: body.id },
        token,
        body: { version },
      });
    expect((await publish(7)).problem.code).toBe("version_conflict");
    expect((await publish(1)).body.isPublished).toBe(true);
    expect((await shown(body.id)).body).toMatchObject({ productUrl: "steel-tumbler", packageWeight: 420 });
    const withdrawn = await store().call("POST /api/admin/products/{productId}/withdraw", {
      params: { productId: body.id },
      token,
      body: { version: 2 },
    });
    expect([withdrawn.body.isPublished, (await shown(body.id)).status]).toEqual([false, 404]);
  });

  it("have no script and no foreign link in their texts [spec 10.36]", async () => {
    const token = await staff();
    const hostile = `<p onclick="x()">Hi<script>x()</script> <a href="javascript:x()">a</a></p>`;
    const texts = { shortDescription: hostile, description: hostile, disclaimer: hostile };
    const { body } = await create(token, newProductInput({ slug: "hostile-mug", ...texts }));
    const safe = "<p>Hi <a>a</a></p>";
    expect(body).toMatchObject({ shortDescription: safe, description: safe, disclaimer: safe });
    // Also in the database: what reads it there need not sanitise.
    const stored = await store()
      .services.database.db.selectFrom("products")
      .select(["short_description_html", "description_html", "disclaimer_html"])
      .where("product_id", "=", body.id)
      .executeTakeFirst();
    expect(Object.values(stored ?? {})).toEqual([safe, safe, safe]);
  });

  it("refuse a slug that is taken or reserved, also with requests at the same time [spec 10.6]", async () => {
    const token = await staff();
    expect((await create(token, newProductInput({ slug: "drinkware" }))).problem.code).toBe("slug_taken");
    expect((await create(token, newProductInput({ slug: "checkout" }))).problem.code).toBe("slug_reserved");
    expect((await create(token, newProductInput({ slug: "Not a slug" }))).status).toBe(400);
    const both = await Promise.all([1, 2].map(() => create(token, newProductInput({ slug: "one-alone" }))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("have the same reserved slugs as the database [spec 10.6]", async () => {
    const { pool } = store().services.database;
    const { rows } = await pool.query(
      "select pg_get_constraintdef(oid) as def from pg_constraint where conrelid = 'slugs'::regclass and contype = 'c'",
    );
    const text = rows.map(({ def }) => def).find((def: string) => def.includes("checkout")) ?? "";
    const texts = [...text.matchAll(/'([a-z]+)'/g)].map(([, word]) => word);
    expect(texts.sort()).toEqual([...reservedSlugs].sort());
  });

  it("are refused with the reason, and stay as they were", async () => {
    const token = await staff();
    const { productId } = plainProduct(store());
    const draft = productInputOf(await read(productId, token));
    const [variant] = draft.variants;
    const refused = async (more: object) =>
      (await change(productId, token, { ...draft, ...more })).problem.code;
    const priced = (prices: object) => ({ variants: [{ ...variant, ...prices }] });
    expect(await refused(priced({ webPrice: 10, sellingPrice: 11 }))).toBe("price_invalid");
    expect(await refused(priced({ webPrice: 10, sellingPrice: 9.999 }))).toBe("price_invalid");
    expect(await refused(priced({ sellingPrice: 1e300 }))).toBe("malformed");
    expect(await refused({ categoryId: 4711 })).toBe("category_unknown");
    expect(await refused({ recommended: [productId] })).toBe("product_unknown");
    expect(await refused({ recommended: [4711] })).toBe("product_unknown");
    expect(await refused(priced({ sizes: ["S", "S"] }))).toBe("duplicate_entry");
    expect(await refused(priced({ images: [{ imageId: "0".repeat(24), alt: "" }] }))).toBe("image_unknown");
    expect(await refused({ variants: [{ ...variant, id: 1_000_000 }] })).toBe("variant_unknown");
    expect(await refused({ version: draft.version + 1 })).toBe("version_conflict");
    expect(productInputOf(await read(productId, token))).toEqual(draft);
  });

  it("keep a variant that is in an order, and lose one that nobody bought", async () => {
    const token = await staff();
    const { body: created } = await create(token, newProductInput({ slug: "two-variants" }));
    const [only] = created.variants;
    const second = { ...newProductInput().variants[0], colourName: "Sage", colourHex: "#8a9a80" };
    const { body: two } = await change(created.id, token, {
      ...productInputOf(created),
      variants: [only, second],
    });
    expect(two.variants.map(({ colourName }) => colourName)).toEqual(["", "Sage"]);
    const { body: published } = await store().call("POST /api/admin/products/{productId}/publish", {
      params: { productId: created.id },
      token,
      body: { version: two.version },
    });
    const buyer = await newBuyer(store());
    const { body: product } = await shown(created.id);
    const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
      body: { ...cartItem(product, 1), userId: buyer.userId },
      token: buyer.token,
    });
    const ordered = await store().call("POST /api/ShoppingCart/Checkout", {
      body: checkoutBody(buyer.userId, cart),
      token: buyer.token,
    });
    expect(ordered.status).toBe(200);
    const draft = productInputOf(published);
    const without = (at: number) => ({ ...draft, variants: draft.variants.filter((_, each) => each !== at) });
    expect((await change(created.id, token, without(0))).problem.code).toBe("variant_in_use");
    expect((await change(created.id, token, without(1))).body.variants).toHaveLength(1);
  });

  it("accept image uploads, and refuse a file that is not an image", async () => {
    const token = await staff();
    const upload = async (payload: Buffer) => {
      const url = "/api/admin/images?fileName=Blue%20mug.png";
      const headers = { authorization: `Bearer ${token}`, "content-type": "image/png" };
      return (await store().inject({ method: "POST", url, headers, payload })).json();
    };
    const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#3366aa" } })
      .png()
      .toBuffer();
    const image = await upload(png);
    expect(image).toMatchObject({ path: expect.stringMatching(/\/blue-mug$/) });
    expect((await upload(Buffer.from("<svg/>"))).code).toBe("image_type");
    const { body: created } = await create(
      token,
      newProductInput({
        slug: "with-a-picture",
        variants: newProductInput().variants.map((each) => ({
          ...each,
          images: [{ imageId: image.imageId, alt: "A blue mug" }],
        })),
      }),
    );
    expect(created.variants[0]?.images).toEqual([
      { imageId: image.imageId, alt: "A blue mug", path: image.path, translations: {} },
    ]);
  });
});
