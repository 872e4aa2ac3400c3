import { expect, it } from "vitest";
import type { Content } from "../../src/contract/admin/content.ts";
import { describeStore } from "../support/describe-store.ts";
import { newProductInput } from "../support/product-input.ts";
import { newStaff } from "../support/staff.ts";

const MUG = 42;
/** In no text of the demo. */
const WORD = "Zzgeheim";

describeStore("German texts of what is not published", (store) => {
  const editor = async () => (await newStaff(store(), "catalogue")).token;
  const shop = () => store().services.catalogue.current();
  /** Every public file and call that could show them. */
  const shownAt = async (productId: number) => {
    const urls = [
      ...["/sitemap.xml", "/sitemap-1.xml", "/google-merchant.xml", "/api/HeaderMenu?language=de"],
      ...[`/api/Product/${productId}?language=de`, `/api/Product/Recommend/${MUG}?language=de`],
      ...[`/api/Product/Search?searchTerm=${WORD}becher&language=de`],
      ...[`/api/catalogue/suggest?term=${WORD}&language=de`, "/api/Category/Product/drinkware?language=de"],
      ...["HomeView", "Listing", "SlideImages"].map((name) => `/api/Home/${name}?language=de`),
    ];
    const found: string[] = [];
    for (const url of urls) {
      const { statusCode, body } = await store().inject({ url });
      expect([url, statusCode < 500]).toEqual([url, true]);
      if (body.replaceAll(`"${WORD}"`, "").includes(WORD)) found.push(url.split("?")[0] ?? ""); // not the term itself
    }
    return found;
  };

  it("are nowhere in public before the product is, and gone when it is withdrawn", async () => {
    const token = await editor();
    const translations = { de: { name: `${WORD}becher`, description: `<p>${WORD}nis</p>` } };
    const { body: mug } = await store().call("GET /api/admin/products/{productId}", {
      token,
      params: { productId: MUG },
    });
    const [image] = mug.variants[0]?.images ?? [];
    const variants = [
      {
        colourName: "",
        colourHex: null,
        webPrice: 9,
        sellingPrice: 9,
        sizes: [],
        images: image ? [image] : [],
      },
    ];
    const { categoryId } = mug;
    const body = newProductInput({ slug: "secret-tumbler", categoryId, variants, translations });
    const { body: draft } = await store().call("POST /api/admin/products", { token, body });
    const params = { productId: draft.id };
    expect(await shownAt(draft.id)).toEqual([]);
    const published = await store().call("POST /api/admin/products/{productId}/publish", {
      token,
      params,
      body: { version: draft.version },
    });
    expect(published.status).toBe(200);
    await expect.poll(() => shop().products.has(draft.id)).toBe(true);
    const shown = await shownAt(draft.id);
    for (const path of [`/api/Product/${draft.id}`, "/api/Product/Search", "/api/catalogue/suggest"])
      expect(shown).toContain(path);
    await store().call("POST /api/admin/products/{productId}/withdraw", {
      token,
      params,
      body: { version: published.body.version },
    });
    await expect.poll(() => shownAt(draft.id)).toEqual([]);
  });

  it("are nowhere in public while content is a draft", async () => {
    const token = await editor();
    const params = { kind: "home-texts" } as const;
    const { body: read } = await store().call("GET /api/admin/content/{kind}", { token, params });
    const live = read.live as Extract<Content, { kind: "home-texts" }>;
    const content = {
      ...live,
      translations: { de: { ...live.translations?.de, pageHeading: `${WORD}titel` } },
    };
    await store().call("PUT /api/admin/content/{kind}", {
      token,
      params,
      body: { version: read.version, content },
    });
    const heading = () => shop().in("de").home.pageHeading;
    expect(heading()).not.toContain(WORD);
    expect(await shownAt(MUG)).toEqual([]);
    await store().call("POST /api/admin/content/{kind}/publish", {
      token,
      params,
      body: { version: read.version + 1 },
    });
    await expect.poll(heading).toContain(WORD);
  });

  it.each(["fr", "DE", "de,en", "", "../de", "constructor", "%00"])(
    "language=%s is one of the shop's, or refused, and never a failure",
    async (language) => {
      for (const path of [
        `/api/Product/${MUG}`,
        "/api/HeaderMenu",
        "/api/Home/HomeView",
        "/api/Category/drinkware",
      ]) {
        const { statusCode } = await store().inject({
          url: `${path}?language=${encodeURIComponent(language)}`,
        });
        expect([path, [200, 400].includes(statusCode)]).toEqual([path, true]);
      }
    },
  );

  it.each(["0", "-1", "01", "2", "9999", "99999", "1e3", "1.0", "x", "1%00"])(
    "the sitemap has no part %s, and says so without a failure",
    async (part) => {
      const { statusCode } = await store().inject({ url: `/sitemap-${part}.xml` });
      expect([part, statusCode]).toEqual([
        part,
        expect.toSatisfy((status: number) => status === 404 || status === 400),
      ]);
    },
  );
});
