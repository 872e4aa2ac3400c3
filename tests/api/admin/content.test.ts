import sharp from "sharp";
import { expect, it } from "vitest";
import { isLink } from "../../../src/catalogue/content/content.ts";
import type { Content, ContentKind } from "../../../src/contract/admin/content.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newStaff } from "../../support/staff.ts";

const newPng = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: "#3355aa" } })
    .png()
    .toBuffer();

type Of<K extends ContentKind> = Extract<Content, { kind: K }>;

describeStore("the shop's content", (store) => {
  const editor = async () => (await newStaff(store(), "catalogue")).token;
  const read = async (token: string, kind: ContentKind) =>
    (await store().call("GET /api/admin/content/{kind}", { params: { kind }, token })).body;
  const saveDraft = (token: string, kind: ContentKind, version: number, content: object) =>
    store().call("PUT /api/admin/content/{kind}", { params: { kind }, token, body: { version, content } });
  const publish = (token: string, kind: ContentKind, version: number) =>
    store().call("POST /api/admin/content/{kind}/publish", { params: { kind }, token, body: { version } });
  const shown = () => store().services.catalogue.current();

  it("is a draft until it is published, and then in the shop", async () => {
    const token = await editor();
    const { version, live } = await read(token, "menu");
    const { menus } = live as Of<"menu">;
    const content = { kind: "menu", menus: [...menus.slice(1), { name: "New", link: "/bags", items: [] }] };
    const savedResponse = await saveDraft(token, "menu", version, content);
    expect(savedResponse.body).toMatchObject({ hasDraft: true, version: version + 1, live, draft: content });
    expect(shown().menus.map(({ menuName }) => menuName)).toEqual(menus.map(({ name }) => name));
    const published = await publish(token, "menu", version + 1);
    expect(published.body).toMatchObject({ hasDraft: false, draft: null, live: content });
    await expect
      .poll(() => shown().menus.at(-1))
      .toEqual({
        menuName: "New",
        menuLink: "/bags",
        headerMenus: [],
      });
    const { body: list } = await store().call("GET /api/admin/content", { token });
    expect(list.rows.find(({ id }) => id === "menu")?.publishedAt).not.toBeNull();
    const { db } = store().services.database;
    const audit = await db
      .selectFrom("audit_rows")
      .selectAll()
      .where("subject", "=", "content")
      .orderBy("sequence")
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(["draft kept", "content published"]);
  });

  it("of the menu begins as the shop shows it, and a link that leads nowhere is named", async () => {
    const token = await editor();
    const { db } = store().services.database;
    const menuRows = await db.selectFrom("menu_items").selectAll().orderBy("menu_item_id").execute();
    await db.deleteFrom("menu_items").execute();
    const before = await read(token, "menu");
    const { menus: automatic } = before.live as Of<"menu">;
    expect(automatic).toContainEqual({
      name: "Drinkware",
      link: "/drinkware",
      items: [],
      translations: { de: { name: "Becher & Flaschen" }, nb: { name: "Krus og flasker" } },
    });
    const product = [...shown().products.values()][0];
    const fine = [
      "/",
      "/drinkware",
      "/products/search?term=mug",
      "/company/about-us",
      "https://example.com/x",
    ];
    const links = [...fine, `/store/${product?.productUrl}/${product?.productId}`, `/${product?.productUrl}`];
    const menus = links.map((link) => ({ name: link, link, items: [] }));
    const dead = { name: "Autumn", link: "/drinkware", items: [{ name: "Gone", link: "/gone-page" }] };
    await saveDraft(token, "menu", before.version, { kind: "menu", menus: [...menus, dead] });
    expect((await publish(token, "menu", before.version + 1)).problem).toMatchObject({
      code: "content_invalid",
      detail: "The link of 'Gone' leads nowhere: there is no page /gone-page.",
    });
    await saveDraft(token, "menu", before.version + 1, { kind: "menu", menus });
    expect((await publish(token, "menu", before.version + 2)).status).toBe(200);
    await db.deleteFrom("menu_items").execute();
    for (const row of menuRows)
      await db
        .insertInto("menu_items")
        .values({ ...row, translations: JSON.stringify(row.translations) })
        .execute();
  });

  it("can be restored from an earlier version, also from the first one", async () => {
    const token = await editor();
    const before = await read(token, "home-texts");
    const live = before.live as Of<"home-texts">;
    await saveDraft(token, "home-texts", before.version, { ...live, pageHeading: "Changed" });
    const after = (await publish(token, "home-texts", before.version + 1)).body;
    await expect.poll(() => shown().home.pageHeading).toBe("Changed");
    const first = after.earlierVersions.at(-1);
    expect([after.earlierVersions.length, first?.publishedBy]).toEqual([2, ""]);
    const restored = await store().call("POST /api/admin/content/{kind}/restore", {
      params: { kind: "home-texts" },
      token,
      body: { version: after.version, id: first?.id },
    });
    expect(restored.body.draft).toEqual(live);
    await publish(token, "home-texts", restored.body.version);
    await expect.poll(() => shown().home.pageHeading).toBe(live.pageHeading);
  });

  it("accepts slides with an uploaded image, and shows them only in their time", async () => {
    const token = await editor();
    const upload = await store().inject({
      method: "POST",
      url: "/api/admin/images?fileName=Big%20Sale.png",
      headers: { authorization: `Bearer ${token}`, "content-type": "image/png" },
      payload: await newPng(),
    });
    expect(upload.statusCode).toBe(200);
    const { imageId, path } = upload.json();
    expect(path).toBe(`/images/${imageId}/big-sale`);
    const { version, live } = await read(token, "slides");
    const { slides } = live as Of<"slides">;
    const slide = { ...slides[0], imageId, title: "Big Sale", visibleFrom: null, visibleTo: null };
    const past = { ...slide, title: "Over", visibleTo: "2020-01-01T00:00:00.000Z" };
    const later = { ...slide, title: "Not yet", visibleFrom: "2999-01-01T00:00:00.000Z" };
    const backward = { ...later, visibleTo: "2020-01-01T00:00:00.000Z" };
    const wrong = await saveDraft(token, "slides", version, { kind: "slides", slides: [backward] });
    expect(wrong.problem.code).toBe("content_invalid");
    await saveDraft(token, "slides", version, { kind: "slides", slides: [past, later, slide, ...slides] });
    await publish(token, "slides", version + 1);
    await expect.poll(() => shown().slides[0]).toMatchObject({ title: "Big Sale", imageUrl: path });
    expect(shown().slides).toHaveLength(slides.length + 1);
  });

  it.each([
    ["//evil.example/x", 400],
    ["/\\evil.example", 400],
    ["http://evil.example", 400],
    ["javascript:alert(1)", 400],
    ["https://", 400],
    ["bags", 400],
    ["/bags?colour=Sand#list", 200],
    ["https://ledgerline.example/about", 200],
  ])("responds to the link %s with %i", async (link, status) => {
    const token = await editor();
    const { version } = await read(token, "menu");
    const content = { kind: "menu", menus: [{ name: "There", link, items: [] }] };
    expect((await saveDraft(token, "menu", version, content)).status).toBe(status);
    expect(isLink(link)).toBe(status === 200);
  });

  it("refuses unknown images and products, content of another kind, and an edit of an old version", async () => {
    const token = await editor();
    const { version, live } = await read(token, "tiles");
    const [tile] = (live as Of<"tiles">).tiles;
    const tiles = [{ ...tile, imageId: "0".repeat(24) }];
    expect((await saveDraft(token, "tiles", version, { kind: "tiles", tiles })).problem.code).toBe(
      "content_invalid",
    );
    expect((await saveDraft(token, "tiles", version, { kind: "menu", menus: [] })).problem.code).toBe(
      "content_invalid",
    );
    const groups = await read(token, "groups");
    const unknown = { kind: "groups", groups: [{ heading: "X", productIds: [99_999] }] };
    expect((await saveDraft(token, "groups", groups.version, unknown)).problem.code).toBe("content_invalid");
    expect((await publish(token, "tiles", version)).problem.code).toBe("state_conflict");
    const both = await Promise.all([
      saveDraft(token, "tiles", version, { kind: "tiles", tiles: [] }),
      saveDraft(token, "tiles", version, { kind: "tiles", tiles: [tile] }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const discarded = await store().call("POST /api/admin/content/{kind}/discard", {
      params: { kind: "tiles" },
      token,
      body: { version: version + 1 },
    });
    expect(discarded.body).toMatchObject({ hasDraft: false, draft: null, live });
  });

  it("of a page replaces its text, without scripts, until the built-in text is restored", async () => {
    const token = await editor();
    const { version, live } = await read(token, "about-us");
    expect(live).toMatchObject({ kind: "about-us", html: null });
    const html = '<h2>Ours</h2><script>alert(1)</script><p onclick="x()">Words</p>';
    const savedResponse = await saveDraft(token, "about-us", version, { kind: "about-us", html });
    expect(savedResponse.body.draft).toEqual({ kind: "about-us", html: "<h2>Ours</h2><p>Words</p>" });
    await publish(token, "about-us", version + 1);
    await expect.poll(() => shown().pageTexts.get("about-us")?.html).toBe("<h2>Ours</h2><p>Words</p>");
    await saveDraft(token, "about-us", version + 2, { kind: "about-us", html: "<p> </p>" });
    await publish(token, "about-us", version + 3);
    await expect.poll(() => shown().pageTexts.has("about-us")).toBe(false);
  });

  it("fills the transparent parts of a logo with the colour of the page, those of other images with the backdrop", async () => {
    const token = await editor();
    const create = { width: 64, height: 64, channels: 4, background: "#00000000" } as const;
    const colourAt = async (url: string) => {
      const payload = await sharp({ create }).png().toBuffer();
      const headers = { authorization: `Bearer ${token}`, "content-type": "image/png" };
      const { imageId } = (await store().inject({ method: "POST", url, headers, payload })).json<{
        imageId: string;
      }>();
      const { db } = store().services.database;
      const image = db.selectFrom("images").select("colour").where("image_id", "=", imageId);
      return (await image.executeTakeFirstOrThrow()).colour;
    };
    expect(await colourAt("/api/admin/images?fileName=logo.png&isLogo=true")).toMatch(
      /^#f[bcd]f[9ab]f[567]$/,
    );
    expect(await colourAt("/api/admin/images?fileName=mug.png")).toMatch(/^#(ef|f0|f1)e[bcd]e[345]$/);
  });

  it("stores the same image once, and refuses a file that is not an image", async () => {
    const token = await editor();
    const upload = (payload: Buffer | string, type = "image/png") =>
      store().inject({
        method: "POST",
        url: "/api/admin/images",
        headers: { authorization: `Bearer ${token}`, "content-type": type },
        payload,
      });
    const png = await newPng();
    expect((await upload(png)).json()).toEqual((await upload(png)).json());
    expect((await upload(Buffer.from("<svg/>"), "image/svg+xml")).json().code).toBe("image_type");
    expect((await upload("{}", "application/json")).json().code).toBe("wrong_content_type");
    expect((await upload("")).statusCode).toBe(415);
    expect((await upload(Buffer.alloc(20_000_002))).json().code).toBe("too_large");
  });
});
