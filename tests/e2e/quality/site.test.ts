import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { describeShop } from "../../support/describe-shop.ts";
import { places } from "./places.ts";
import { type ReadPage, readHtml } from "./read-html.ts";
import { type BlockKind, blockFaults } from "./structured-data.ts";

const PUBLIC_URL = "https://goods.ledgerline.example";
const CAN_TAKE_MS = 120_000;
/** Google cuts off what is longer; shorter says nothing. */
const [LONGEST_TITLE, SHORTEST_DESCRIPTION, LONGEST_DESCRIPTION] = [70, 50, 170];

describeShop(
  "the whole site, as a search engine walks it,",
  (shop) => {
    let walked: Map<string, { status: number; page?: ReadPage }>;
    let sitemap: string[];
    const get = (path: string) => shop().store.inject({ url: path });
    const indexed = () =>
      [...walked].flatMap(([path, { page }]) => (page?.isIndexed ? [{ path, page }] : []));

    beforeAll(async () => {
      const { page } = await shop().visitor();
      const { body } = await get("/sitemap.xml");
      sitemap = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
      walked = await walk(page, get);
    }, CAN_TAKE_MS);

    it("no link leads nowhere, or to an address that has moved", () => {
      expect(walked.size).toBeGreaterThan(60);
      expect([...walked].filter(([, { status }]) => status !== 200)).toEqual([]);
    });

    it(
      "every picture, script, style and letter that a page asks for is there",
      async () => {
        const parts = new Set([...walked.values()].flatMap(({ page }) => page?.parts ?? []));
        // Each picture at its smallest: a shop renders a width when it is first asked for, and that takes a while.
        const ours = new Set(
          [...parts]
            .filter((part) => part.startsWith("/"))
            .map((part) => part.replace(/^(\/images\/.+)\?.*/, "$1?w=192")),
        );
        expect(ours.size).toBeGreaterThan(100);
        const missing: string[] = [];
        for (const part of ours) {
          const { statusCode, rawPayload } = await get(part);
          if (statusCode !== 200 || rawPayload.length === 0) missing.push(`${part}: ${statusCode}`);
        }
        expect(missing).toEqual([]);
      },
      CAN_TAKE_MS,
    );

    it("the sitemap names each page that may be indexed, by its one address, and nothing else", () => {
      expect(sitemap).toEqual([...new Set(sitemap)]);
      const canonicals = new Set(indexed().map(({ page }) => page.canonical));
      expect([...canonicals].sort()).toEqual([...sitemap].sort());
      for (const address of sitemap) expect(address).toMatch(new RegExp(`^${PUBLIC_URL}/`));
    });

    it("every address of the sitemap answers with the page that calls it its own", async () => {
      for (const address of sitemap) {
        const path = address.slice(PUBLIC_URL.length);
        const found = walked.get(path);
        if (found) expect([path, found.page?.canonical]).toEqual([path, address]);
        else {
          const { statusCode, body } = await get(path);
          expect([path, statusCode]).toEqual([path, 200]);
          expect(body).toContain(`href="${address}"`);
        }
      }
    });

    it("robots.txt shuts out what is one person's, and nothing of the sitemap", async () => {
      const { body } = await get("/robots.txt");
      const shut = [...body.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = ""]) => path);
      expect(shut).toEqual(expect.arrayContaining(["/checkout", "/accounts/", "/api/"]));
      expect(
        sitemap.filter((address) => shut.some((path) => new URL(address).pathname.startsWith(path))),
      ).toEqual([]);
      expect(body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    });

    it("titles and descriptions are each page's own, and of a length that is shown", () => {
      const byCanonical = new Map(indexed().map(({ page }) => [page.canonical, page]));
      for (const part of ["title", "description"] as const) {
        const said = [...byCanonical].map(([canonical, page]) => [page[part], canonical] as const);
        const seen = Map.groupBy(said, ([text]) => text);
        expect([...seen.values()].filter((all) => all.length > 1)).toEqual([]);
      }
      const faults = [...byCanonical].flatMap(([canonical, { title, description, lang }]) => [
        ...(title.length > LONGEST_TITLE ? [`${canonical}: title of ${title.length} letters: ${title}`] : []),
        ...(description.length < SHORTEST_DESCRIPTION || description.length > LONGEST_DESCRIPTION
          ? [`${canonical}: description of ${description.length} letters: ${description}`]
          : []),
        ...(lang ? [] : [`${canonical}: no language`]),
      ]);
      expect(faults).toEqual([]);
    });

    it("previews get title, text, address and a picture that is there", async () => {
      const wanted = ["og:title", "og:type", "og:url", "og:description", "og:image", "og:site_name"];
      const pictures = new Set<string>();
      const faults = indexed().flatMap(({ path, page: { openGraph, canonical } }) => {
        pictures.add(openGraph["og:image"] ?? "");
        return [
          ...wanted.filter((name) => !openGraph[name]).map((name) => `${path}: no ${name}`),
          ...(openGraph["og:url"] === canonical ? [] : [`${path}: another address in og:url`]),
          ...(openGraph["og:image"]?.startsWith(PUBLIC_URL)
            ? []
            : [`${path}: og:image is not a whole address`]),
        ];
      });
      expect(faults).toEqual([]);
      for (const picture of pictures)
        expect([picture, (await get(picture.slice(PUBLIC_URL.length))).statusCode]).toEqual([picture, 200]);
    });

    it("what it says of itself to machines is what they ask for", () => {
      const faults = indexed().flatMap(({ path, page }) => {
        const blocks = page.jsonLd.map((text) => JSON.parse(text));
        return blockFaults(blocks, wantedBlocks(page, shop().store.services.config.kitProductId)).map(
          (fault) => `${path}: ${fault}`,
        );
      });
      expect(faults).toEqual([]);
    });
  },
  { PUBLIC_URL },
);

type Get = (path: string) => Promise<{ statusCode: number; headers: object; body: string }>;

/** Every address that a link leads to, from home on, once each; and those that only a menu or a button leads to. */
async function walk(reader: Page, get: Get) {
  const found = new Map<string, { status: number; page?: ReadPage }>();
  const next = [
    "/",
    ...places.flatMap(({ path, complains }) => (complains ? [] : [path.replace(/#.*/, "")])),
  ];
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    if (found.has(path)) continue;
    const { statusCode: status, headers, body } = await get(path);
    const isPage = /html/.test(String((headers as Record<string, unknown>)["content-type"]));
    if (status !== 200 || !isPage) {
      found.set(path, { status });
      continue;
    }
    const page = await readHtml(reader, body);
    found.set(path, { status, page });
    next.push(...page.links.flatMap((link) => pathOf(link, path)));
  }
  return found;
}

/** A link's path in this shop; nothing for mail, telephone and other people's sites. */
function pathOf(link: string, from: string): string[] {
  const url = new URL(link, PUBLIC_URL + from);
  return url.origin === PUBLIC_URL ? [url.pathname + url.search] : [];
}

function wantedBlocks({ canonical, openGraph }: ReadPage, kitId: number): BlockKind[] {
  const path = canonical?.slice(PUBLIC_URL.length) ?? "";
  if (path === "/") return ["Organization"];
  if (/^\/(company|orders)\//.test(path)) return [];
  if (openGraph["og:type"] !== "product") return ["BreadcrumbList"];
  // The kit is a present: it has no price, and so is nothing a search engine could offer.
  return path.endsWith(`/${kitId}`) ? ["BreadcrumbList"] : ["BreadcrumbList", "Product"];
}
