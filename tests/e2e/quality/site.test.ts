import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { splitLanguage } from "../../../src/platform/language/language.ts";
import { describeShop } from "../../support/describe-shop.ts";
import { nestingFaults } from "./nesting-faults.ts";
import { pageStates } from "./page-states.ts";
import { type ParsedPage, parseHtml } from "./parse-html.ts";
import { type BlockKind, blockFaults } from "./structured-data.ts";

const PUBLIC_URL = "https://goods.ledgerline.example";
const CAN_TAKE_MS = 300_000;
/** The welcome kit of the demo (readings, "The demo catalogue"). */
const DEMO_KIT_ID = 25;
/** Google cuts off a longer text; a shorter one has no content. */
const [MAX_TITLE, MIN_DESCRIPTION, MAX_DESCRIPTION] = [70, 50, 170];

describeShop(
  "the whole site, as a search engine crawls it,",
  (shop) => {
    let crawled: Map<string, { status: number; page?: ParsedPage }>;
    let sitemap: string[];
    const get = (path: string) => shop().store.inject({ url: path });
    const indexed = () =>
      [...crawled].flatMap(([path, { page }]) => (page?.isIndexed ? [{ path, page }] : []));

    beforeAll(async () => {
      const { page } = await shop().visitor();
      const { body } = await get("/sitemap.xml");
      sitemap = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
      crawled = await crawl(page, get);
    }, CAN_TAKE_MS);

    it("no link is broken or redirects", () => {
      expect(crawled.size).toBeGreaterThan(60);
      expect([...crawled].filter(([, { status }]) => status !== 200)).toEqual([]);
    });

    it(
      "every image, script, style and font that a page requests exists",
      async () => {
        const assets = new Set([...crawled.values()].flatMap(({ page }) => page?.assets ?? []));
        // Each image in a small width: the store renders a width at its first request, which is slow.
        const ownAssets = new Set(
          [...assets]
            .filter((asset) => asset.startsWith("/"))
            .map((asset) => asset.replace(/^(\/images\/.+)\?.*/, "$1?w=192")),
        );
        expect(ownAssets.size).toBeGreaterThan(100);
        const missing: string[] = [];
        for (const asset of ownAssets) {
          const { statusCode, rawPayload } = await get(asset);
          if (statusCode !== 200 || rawPayload.length === 0) missing.push(`${asset}: ${statusCode}`);
        }
        expect(missing).toEqual([]);
      },
      CAN_TAKE_MS,
    );

    it("a file that is not there is answered in a line, a page for people in a page", async () => {
      const ask = async (url: string, accept: string) => {
        const { statusCode, headers, rawPayload } = await shop().store.inject({ url, headers: { accept } });
        return [statusCode, headers["content-type"], rawPayload.length < 100];
      };
      const asImage = "image/avif,image/webp,*/*;q=0.8";
      const asPage = "text/html,application/xhtml+xml,*/*;q=0.8";
      expect(await ask("/favicon.ico", asImage)).toEqual([200, "image/vnd.microsoft.icon", false]);
      for (const file of ["/nothing.png", "/.env.local", "/ads.txt?x=1", "/a/b.min.js"])
        expect(await ask(file, "*/*"), file).toEqual([404, "text/plain; charset=utf-8", true]);
      expect(await ask("/old-page.html", asPage)).toEqual([404, "text/html; charset=utf-8", false]);
      expect((await ask("/nothing.data", "*/*"))[1]).toMatch(/x-script/);
    });

    it("the sitemap names exactly the pages that may be indexed, by their canonical URLs", () => {
      expect(sitemap).toEqual([...new Set(sitemap)]);
      const canonicals = new Set(indexed().map(({ page }) => page.canonical));
      expect([...canonicals].sort()).toEqual([...sitemap].sort());
      for (const sitemapUrl of sitemap) expect(sitemapUrl).toMatch(new RegExp(`^${PUBLIC_URL}/`));
    });

    it("every URL of the sitemap serves the page that has it as canonical", async () => {
      for (const sitemapUrl of sitemap) {
        const path = sitemapUrl.slice(PUBLIC_URL.length);
        const found = crawled.get(path);
        if (found) expect([path, found.page?.canonical]).toEqual([path, sitemapUrl]);
        else {
          const { statusCode, body } = await get(path);
          expect([path, statusCode]).toEqual([path, 200]);
          expect(body).toContain(`href="${sitemapUrl}"`);
        }
      }
    });

    it("robots.txt excludes personal pages, and nothing of the sitemap", async () => {
      const { body } = await get("/robots.txt");
      const disallowed = [...body.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = ""]) => path);
      expect(disallowed).toEqual(expect.arrayContaining(["/checkout", "/accounts/", "/api/"]));
      expect(
        sitemap.filter((sitemapUrl) =>
          disallowed.some((path) => new URL(sitemapUrl).pathname.startsWith(path)),
        ),
      ).toEqual([]);
      expect(body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    });

    it("titles and descriptions are unique, and short enough to be shown [spec 10.9]", () => {
      const byCanonical = new Map(indexed().map(({ page }) => [page.canonical, page]));
      for (const asset of ["title", "description"] as const) {
        // A German page may have the text that staff wrote in English.
        const texts = [...byCanonical].map(
          ([canonical, page]) => [`${page.lang} ${page[asset]}`, canonical] as const,
        );
        const byText = Map.groupBy(texts, ([text]) => text);
        expect([...byText.values()].filter((all) => all.length > 1)).toEqual([]);
      }
      const faults = [...byCanonical].flatMap(([canonical, { title, description, lang }]) => [
        ...(title.length > MAX_TITLE ? [`${canonical}: title of ${title.length} letters: ${title}`] : []),
        ...(description.length < MIN_DESCRIPTION || description.length > MAX_DESCRIPTION
          ? [`${canonical}: description of ${description.length} letters: ${description}`]
          : []),
        ...(lang ? [] : [`${canonical}: no language`]),
      ]);
      expect(faults).toEqual([]);
    });

    it("link previews get title, text, URL and an existing image [spec 10.9]", async () => {
      const requiredProperties = [
        "og:title",
        "og:type",
        "og:url",
        "og:description",
        "og:image",
        "og:site_name",
        "og:locale",
      ];
      const images = new Set<string>();
      const faults = indexed().flatMap(({ path, page: { openGraph, canonical } }) => {
        images.add(openGraph["og:image"] ?? "");
        return [
          ...requiredProperties.filter((name) => !openGraph[name]).map((name) => `${path}: no ${name}`),
          ...(openGraph["og:url"] === canonical ? [] : [`${path}: another URL in og:url`]),
          // Whoever shows a preview knows its proportions before the image is there.
          ...(openGraph["og:image:width"] && openGraph["og:image:height"]
            ? []
            : [`${path}: no size of its image`]),
          ...(openGraph["og:image"]?.startsWith(PUBLIC_URL)
            ? []
            : [`${path}: og:image is not an absolute URL`]),
        ];
      });
      expect(faults).toEqual([]);
      for (const image of images)
        expect([image, (await get(image.slice(PUBLIC_URL.length))).statusCode]).toEqual([image, 200]);
    });

    it.each([
      "/",
      "/drinkware",
      "/store/everyday-mug/42",
      "/welcome-kit",
      "/products/search?searchTerm=mug",
      "/company/contact-us",
      "/company/privacy-policy",
      "/orders/bulk-enquiry",
      "/accounts/login",
      "/accounts/signup",
      "/wishlist",
      "/nothing",
      "/de/apparels",
    ])("elements stand only where HTML allows them: %s", async (path) => {
      expect(await nestingFaults((await get(path)).body)).toEqual([]);
    });

    it("structured data is what search engines require [spec 10.9]", () => {
      const faults = indexed().flatMap(({ path, page }) => {
        const blocks = page.jsonLd.map((text) => JSON.parse(text));
        return blockFaults(blocks, requiredBlocks(page, DEMO_KIT_ID)).map((fault) => `${path}: ${fault}`);
      });
      expect(faults).toEqual([]);
    });
  },
  { PUBLIC_URL },
);

type Get = (path: string) => Promise<{ statusCode: number; headers: object; body: string }>;

/** Every URL that links reach from the home page, once each, and those that only a menu or a button reaches. */
async function crawl(reader: Page, get: Get) {
  const found = new Map<string, { status: number; page?: ParsedPage }>();
  const next = [
    "/",
    ...pageStates.flatMap(({ path, expectedError: complains }) =>
      complains ? [] : [path.replace(/#.*/, "")],
    ),
  ];
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    if (found.has(path)) continue;
    const { statusCode: status, headers, body } = await get(path);
    const isPage = /html/.test(String((headers as Record<string, unknown>)["content-type"]));
    if (status !== 200 || !isPage) {
      found.set(path, { status });
      continue;
    }
    const page = await parseHtml(reader, body);
    found.set(path, { status, page });
    next.push(...page.links.flatMap((link) => pathOf(link, path)));
  }
  return found;
}

/** A link's path in this shop; empty for mail, telephone and other sites. */
function pathOf(link: string, from: string): string[] {
  const url = new URL(link, PUBLIC_URL + from);
  return url.origin === PUBLIC_URL ? [url.pathname + url.search] : [];
}

function requiredBlocks({ canonical, openGraph, jsonLd }: ParsedPage, kitId: number): BlockKind[] {
  const path = splitLanguage(canonical?.slice(PUBLIC_URL.length) ?? "", ["en", "de"]).path;
  if (path === "/") return ["Organization"];
  if (/^\/(company|orders)\//.test(path)) return [];
  if (openGraph["og:type"] !== "product") return ["BreadcrumbList"];
  // The kit is free: without a price a search engine cannot show an offer.
  return path.endsWith(`/${kitId}`)
    ? ["BreadcrumbList"]
    : ["BreadcrumbList", jsonLd.some((text) => text.includes("ProductGroup")) ? "ProductGroup" : "Product"];
}
