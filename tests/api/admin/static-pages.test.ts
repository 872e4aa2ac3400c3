import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("pages that staff add", (store) => {
  const editor = async () => (await newStaff(store(), "catalogue")).token;
  const create = (token: string, name: string) =>
    store().call("POST /api/admin/content", { token, body: { name } });
  const call = (
    token: string,
    kind: string,
    step: "publish" | "withdraw" | "preview" | "discard",
    version = 1,
  ) =>
    store().call(`POST /api/admin/content/{kind}/${step}` as "POST /api/admin/content/{kind}/publish", {
      token,
      params: { kind },
      body: { version },
    });
  const save = (token: string, kind: string, version: number, content: object) =>
    store().call("PUT /api/admin/content/{kind}", { token, params: { kind }, body: { version, content } });
  const snapshot = () => store().services.catalogue.current();
  const sitemap = async () => (await store().inject({ url: "/sitemap.xml" })).body;

  it("begin as a draft with the path of their name, are published, changed and taken away", async () => {
    const token = await editor();
    const created = await create(token, "Fair Work & Värdes");
    const kind = created.body.id;
    const text = {
      kind,
      name: "Fair Work & Värdes",
      slug: "fair-work-vaerdes",
      heading: "Fair Work & Värdes",
      html: "",
    };
    expect(created.body).toMatchObject({
      name: "Fair Work & Värdes",
      path: "/fair-work-vaerdes",
      isLive: false,
      draft: { ...text, inFooter: true, inMenu: false },
    });
    const html = "<h2>Ours</h2><p>Fair.</p><script>1</script>";
    const saved = await save(token, kind, 1, { ...text, html, inFooter: true, inMenu: true });
    expect(saved.body.draft).toMatchObject({ html: "<h2>Ours</h2><p>Fair.</p>" });
    expect(await sitemap()).not.toContain("fair-work");
    const published = await call(token, kind, "publish", 2);
    expect([published.status, published.body.isLive]).toEqual([200, true]);
    await expect
      .poll(() => snapshot().pages.get("fair-work-vaerdes"))
      .toMatchObject({ heading: text.heading });
    expect(await sitemap()).toContain("/fair-work-vaerdes</loc>");

    await save(token, kind, 3, { ...text, slug: "fair", html, inFooter: false, inMenu: true });
    await call(token, kind, "publish", 4);
    await expect.poll(() => [...snapshot().pages.keys()]).toEqual(["fair"]);

    const gone = await call(token, kind, "withdraw", 5);
    expect(gone.body).toMatchObject({ isLive: false, draft: { slug: "fair", inMenu: true } });
    await expect.poll(() => snapshot().pages.size).toBe(0);
    expect(await sitemap()).not.toContain("/fair<");
    expect((await call(token, kind, "withdraw", 6)).problem.code).toBe("state_conflict");
    expect((await call(token, kind, "publish", 6)).status).toBe(200);
    await expect.poll(() => snapshot().pages.has("fair")).toBe(true);
  });

  it("are refused with a sentence on a path that is taken, also when it is taken before they are published", async () => {
    const token = await editor();
    expect((await create(token, "Drinkware")).problem).toMatchObject({
      code: "slug_taken",
      detail: "The address /drinkware belongs to another product, category or page.",
    });
    expect((await create(token, "Checkout")).problem.code).toBe("slug_reserved");
    const { body } = await create(token, "Care");
    expect((await create(token, "care!")).problem.code).toBe("slug_taken");
    const { draft } = body;
    const refused = await save(token, body.id, 1, { ...draft, slug: "drinkware" });
    expect(refused.problem.code).toBe("slug_taken");
    await save(token, body.id, 1, { ...draft, slug: "care-of-goods", html: "<p>x</p>" });
    await create(token, "Care of goods");
    expect((await call(token, body.id, "publish", 2)).problem.code).toBe("slug_taken");
    const both = await Promise.all([create(token, "Twins"), create(token, "Twins")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("cannot be published without a text, and unknown ones are not found", async () => {
    const token = await editor();
    const { body } = await create(token, "Nothing yet");
    expect((await call(token, body.id, "publish")).problem).toMatchObject({
      code: "content_invalid",
      detail: "The page has no text yet.",
    });
    expect((await call(token, "page-9999", "publish")).status).toBe(404);
    expect((await call(token, "menu", "withdraw")).status).toBe(404);
    expect(
      (await store().call("GET /api/admin/content/{kind}", { token, params: { kind: "page-9999" } })).status,
    ).toBe(404);
  });

  it("that never were in the shop can be deleted; their path is free then", async () => {
    const token = await editor();
    const remove = (kind: string, version: number) =>
      store().call("DELETE /api/admin/content/{kind}", { token, params: { kind }, body: { version } });
    const { body } = await create(token, "A mistake");
    expect((await remove("menu", 1)).status).toBe(404);
    expect((await remove(body.id, 1)).status).toBe(200);
    const again = await create(token, "A mistake");
    expect(again.status).toBe(200);
    await save(token, again.body.id, 1, { ...again.body.draft, html: "<p>x</p>" });
    await call(token, again.body.id, "publish", 2);
    expect((await remove(again.body.id, 3)).problem.code).toBe("state_conflict");
    await call(token, again.body.id, "withdraw", 3);
    expect((await remove(again.body.id, 4)).status).toBe(200);
  });

  it("have images of this store, and no other ones", async () => {
    const token = await editor();
    const { body } = await create(token, "Pictures");
    const own = `/images/${"a1".repeat(12)}/mug`;
    const html = `<p><img src="${own}" alt="A mug" width="800" height="600" onerror="x"><img src="https://elsewhere.example/x.png"></p>`;
    const saved = await save(token, body.id, 1, { ...body.draft, html });
    expect(saved.body.draft).toMatchObject({
      html: `<p><img src="${own}" alt="A mug" width="800" height="600" loading="lazy" /></p>`,
    });
  });
});
