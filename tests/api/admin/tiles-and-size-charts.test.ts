import sharp from "sharp";
import { expect, it } from "vitest";
import type { StaffCategory } from "../../../src/contract/admin/categories.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newProductInput, productInputOf } from "../../support/product-input.ts";
import { findProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("category tiles, size charts and tax fields", (store) => {
  const token = async () => (await newStaff(store(), "catalogue")).token;
  let uploads = 0;
  const upload = async (by: string): Promise<{ imageId: string }> => {
    uploads += 20;
    const payload = await sharp({
      create: { width: 640, height: 480, channels: 3, background: { r: uploads, g: 90, b: 90 } },
    })
      .png()
      .toBuffer();
    const response = await store().app.inject({
      method: "POST",
      url: "/api/admin/images",
      query: { fileName: "tile.png" },
      payload,
      headers: { "content-type": "image/png", authorization: `Bearer ${by}` },
    });
    return response.json();
  };
  const category = async (by: string, slug: string) => {
    const { body } = await store().call("GET /api/admin/categories", { token: by });
    const found = body.rows.find((each) => each.slug === slug);
    if (!found) throw new Error(`No category ${slug}`);
    return found;
  };
  const save = (by: string, { id, products: _count, ...draft }: StaffCategory, more: object = {}) =>
    store().call("PUT /api/admin/categories/{categoryId}", {
      params: { categoryId: id },
      token: by,
      body: { ...draft, ...more },
    });
  const slides = async () => (await store().call("GET /api/Home/SlideImages", {})).body;
  const tileOf = async (slug: string) => (await slides()).filter(({ linkUrl }) => linkUrl === `/${slug}`);

  it("a category's tile gets another image and text, at once in the shop; the old one stays among the versions", async () => {
    const by = await token();
    const before = await category(by, "bags");
    const [was] = await tileOf("bags");
    expect(before.tile).toMatchObject({ alt: was?.alt, path: was?.imageUrl });
    const { imageId } = await upload(by);
    const tile = { imageId, alt: "A bag in the rain ", version: before.tile?.version };
    const saved = await save(by, before, { tile });
    expect([saved.status, saved.body.tile?.alt]).toEqual([200, "A bag in the rain"]);
    expect(await tileOf("bags")).toEqual([
      {
        ...was,
        imageUrl: saved.body.tile?.path,
        imageColour: expect.any(String),
        imageWidth: 640,
        imageHeight: 480,
        alt: "A bag in the rain",
      },
    ]);
    const { body: content } = await store().call("GET /api/admin/content/{kind}", {
      params: { kind: "slides" },
      token: by,
    });
    expect(content.earlierVersions).toHaveLength(2);
    expect((await save(by, saved.body)).body.tile).toEqual(saved.body.tile);
  });

  it("a tile's link follows a new slug of its category, and a category without a tile gets one", async () => {
    const by = await token();
    const before = await category(by, "drinkware");
    const moved = await save(by, before, { slug: "cups-and-mugs" });
    expect(moved.body.tile?.alt).toBe(before.tile?.alt);
    expect([(await tileOf("drinkware")).length, (await tileOf("cups-and-mugs")).length]).toEqual([0, 1]);
    expect((await save(by, moved.body, { slug: "drinkware" })).status).toBe(200);

    const { imageId } = await upload(by);
    const { body: made } = await store().call("POST /api/admin/categories", {
      token: by,
      body: {
        name: "Umbrellas",
        slug: "umbrellas",
        pageHeading: "",
        description: "",
        position: 9,
        pageTitle: "",
        metaDescription: "",
        metaKeywords: "",
        tile: { imageId, alt: "Rain" },
      },
    });
    expect(made.tile).toMatchObject({ imageId, alt: "Rain" });
    expect((await slides()).at(-1)).toMatchObject({
      type: "Category",
      title: "Umbrellas",
      linkUrl: "/umbrellas",
      linkText: "Shop Umbrellas",
    });
  });

  it("a tile that was changed meanwhile, or whose image does not exist, changes nothing", async () => {
    const by = await token();
    const before = await category(by, "bags");
    const tile = before.tile && { ...before.tile, alt: "Another" };
    const stale = await save(by, before, { name: "Renamed", tile: { ...tile, version: 1 } });
    expect(stale.problem.code).toBe("version_conflict");
    const missingImage = await save(by, before, {
      name: "Renamed",
      tile: { ...tile, imageId: "0".repeat(24) },
    });
    expect(missingImage.problem.code).toBe("image_unknown");
    expect(await category(by, "bags")).toEqual(before);
  });

  it("an unpublished draft of the home page's tiles is not lost, and gets the new image too", async () => {
    const by = await token();
    const params = { kind: "slides" as const };
    const { body: now } = await store().call("GET /api/admin/content/{kind}", { params, token: by });
    if (now.live.kind !== "slides") throw new Error("Not the slides");
    const drafted = now.live.slides.map((slide, at) =>
      at === 0 ? { ...slide, title: "In the draft" } : slide,
    );
    await store().call("PUT /api/admin/content/{kind}", {
      params,
      token: by,
      body: { version: now.version, content: { kind: "slides", slides: drafted } },
    });
    const before = await category(by, "apparels");
    const { imageId } = await upload(by);
    const saved = await save(by, before, { tile: { ...before.tile, imageId } });
    expect(saved.status).toBe(200);
    const { body: after } = await store().call("GET /api/admin/content/{kind}", { params, token: by });
    if (after.draft?.kind !== "slides") throw new Error("No draft");
    expect(after.draft.slides[0]?.title).toBe("In the draft");
    expect(after.draft.slides.find(({ linkUrl }) => linkUrl === "/apparels")?.imageId).toBe(imageId);
    expect((await slides())[0]?.title).not.toBe("In the draft");
  });

  it("a product's HSN code, GST and size chart are saved; fields that are left out stay", async () => {
    const by = await token();
    const product = findProduct(store(), ({ sizeChart, isSwagItem }) => sizeChart !== null && !isSwagItem);
    const params = { productId: product.productId };
    const { body: before } = await store().call("GET /api/admin/products/{productId}", { params, token: by });
    expect(before.sizeChart).toEqual(product.sizeChart);
    const change = (body: object) =>
      store().call("PUT /api/admin/products/{productId}", {
        params,
        token: by,
        body: { ...productInputOf(before), ...body },
      });
    const sizeChart = { columns: ["Size", " Chest "], rows: [["S", "96"]], howToMeasure: "Lay it flat." };
    const saved = await change({ hsnCode: "61099090", gstBasisPoints: 1250, sizeChart });
    expect(saved.body).toMatchObject({ hsnCode: "61099090", gstBasisPoints: 1250 });
    const { body: shown } = await store().call("GET /api/Product/{productId}", { params });
    expect(shown.sizeChart).toEqual({ ...sizeChart, columns: ["Size", "Chest"] });
    const { hsnCode: _hsn, gstBasisPoints: _gst, sizeChart: _chart, ...rest } = productInputOf(saved.body);
    const without = await store().call("PUT /api/admin/products/{productId}", {
      params,
      token: by,
      body: rest,
    });
    expect(without.body).toEqual({ ...saved.body, version: saved.body.version + 1 });
    const none = await change({
      version: without.body.version,
      hsnCode: null,
      gstBasisPoints: null,
      sizeChart: null,
    });
    expect(none.body).toMatchObject({ hsnCode: null, gstBasisPoints: null, sizeChart: null });
  });

  it("a size chart whose rows do not fit its columns is refused", async () => {
    const by = await token();
    const code = async (columns: string[], rows: string[][]) =>
      (
        await store().call("POST /api/admin/products", {
          token: by,
          body: newProductInput({ slug: "never-made", sizeChart: { columns, rows, howToMeasure: "" } }),
        })
      ).problem.code;
    expect(await code(["Size", "Chest"], [["S"]])).toBe("size_chart_invalid");
    expect(await code(["Size", "Size "], [["S", "1"]])).toBe("size_chart_invalid");
    expect(await code(["Size", "Chest"], [[" ", "1"]])).toBe("size_chart_invalid");
    const twice = [
      ["S", "1"],
      ["S", "2"],
    ];
    expect(await code(["Size", "Chest"], twice)).toBe("size_chart_invalid");
    expect(await code(["Size"], [["S"]])).toBe("malformed");
  });
});
