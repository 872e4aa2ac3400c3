import { expect, test } from "vitest";
import { sitemapPart, sitemapXml } from "./sitemap.ts";

const shopOf = (products: number, languages = ["en", "de"]) => ({
  catalogue: {
    categories: new Map(),
    pages: new Map(),
    pageTexts: new Map(),
    productUrls: new Map(Array.from({ length: products }, (_, at) => [at + 1, `mug-${at + 1}`])),
  },
  publicUrl: "https://shop.example",
  languages,
  lastChanges: {
    products: new Map([[1, new Date("2026-11-05T23:59:59Z")]]),
    categories: new Map(),
  },
});
const locations = (xml = "") => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);

test("a small shop has one file", () => {
  const xml = sitemapXml(shopOf(40));
  expect(xml).toContain("<urlset");
  expect(locations(xml)).toContain("https://shop.example/store/mug-40/40");
});

test("a large shop has parts that name every page once, none of them with too many", () => {
  const shop = shopOf(25_000);
  const index = sitemapXml(shop);
  expect(index).toContain("<sitemapindex");
  const parts = locations(index);
  expect(parts).toHaveLength(3);
  expect(parts[2]).toBe("https://shop.example/sitemap-3.xml");
  const written = parts.map((_, at) => sitemapPart(shop, at + 1) ?? "");
  for (const part of written) {
    expect(locations(part).length).toBeLessThanOrEqual(50_000);
    expect(part.length).toBeLessThan(50_000_000);
  }
  const urls = written.flatMap(locations);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls).toHaveLength(2 * (25_000 + 9));
  expect(sitemapPart(shop, 4)).toBeUndefined();
});

test("in one language each page has one URL and no alternate", () => {
  const xml = sitemapXml(shopOf(1, ["en"]));
  expect(locations(xml)).toHaveLength(1 + 3 + 6);
  expect(xml).not.toContain("hreflang");
});

test("a page in several languages names each of them and the one for everybody else, as its HTML does", () => {
  const home = sitemapXml(shopOf(1)).match(/<url><loc>https:\/\/shop.example\/<\/loc>.*/)?.[0] ?? "";
  expect([...home.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...found]) => found)).toEqual([
    ["en", "https://shop.example/"],
    ["de", "https://shop.example/de"],
    ["x-default", "https://shop.example/"],
  ]);
});

test("a page says the day of its last change, where it is known", () => {
  const days = [
    ...sitemapXml(shopOf(2)).matchAll(/<loc>([^<]+-\d\/\d)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g),
  ].map(([, url, day]) => [url?.slice("https://shop.example".length), day]);
  expect(days).toEqual([
    ["/store/mug-1/1", "2026-11-05"],
    ["/de/store/mug-1/1", "2026-11-05"],
    ["/store/mug-2/2", undefined],
    ["/de/store/mug-2/2", undefined],
  ]);
});
