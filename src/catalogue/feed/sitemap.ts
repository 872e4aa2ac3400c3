import { type Language, pathInLanguage } from "../../platform/language/language.ts";
import type { CatalogueSnapshot } from "../snapshot/catalogue.ts";
import { textInLanguages } from "./built-in-texts.ts";
import type { LastChanges } from "./sitemap.store.ts";

const translatedPagePaths = ["/company/contact-us", "/orders/bulk-enquiry"];
/** In English in all languages, unless staff translated the text. */
const textPagePaths = [
  ["about-us", "/company/about-us"],
  ["privacy-policy", "/company/privacy-policy"],
  ["terms-and-conditions", "/company/terms-and-conditions"],
  ["placing-a-order", "/orders/placing-a-order"],
  ["shipping-policy", "/orders/shipping-policy"],
  ["return-policy", "/orders/return-policy"],
] as const;

/** Search engines take 50,000 URLs and 50 MB of a file; a page in two languages is two URLs. */
const PAGES_IN_PART = 10_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface SitemapShop {
  readonly catalogue: Pick<CatalogueSnapshot, "categories" | "pages" | "pageTexts" | "productUrls">;
  readonly publicUrl: string;
  /** The languages that the shop offers. */
  readonly languages: readonly Language[];
  readonly lastChanges: LastChanges;
}

interface SitemapPage {
  readonly path: string;
  /** Those beside English that it is in. Undefined: all. */
  readonly languages?: readonly Language[];
  /** Undefined where nobody keeps it. */
  readonly changedAt?: Date | undefined;
}

function pagesOf({ catalogue, languages: offered, lastChanges }: SitemapShop): SitemapPage[] {
  return [
    { path: "/" },
    ...[...catalogue.categories.keys()].map((slug) => ({
      path: `/${slug}`,
      changedAt: lastChanges.categories.get(slug),
    })),
    ...[...catalogue.productUrls].map(([productId, slug]) => ({
      path: `/store/${slug}/${productId}`,
      changedAt: lastChanges.products.get(productId),
    })),
    ...translatedPagePaths.map((path) => ({ path })),
    ...textPagePaths.map(([page, path]) => ({
      path,
      languages: textInLanguages(catalogue.pageTexts.get(page), offered).languages,
    })),
    ...[...catalogue.pages].map(([slug, { languages }]) => ({ path: `/${slug}`, languages })),
  ];
}

/**
 * sitemap.xml: the canonical URL of every category, product and text page, in each language that it exists in, with the day of its
 * last change. A larger shop has them in parts (sitemapPart), and this names the parts.
 */
export function sitemapXml(shop: SitemapShop): string {
  const pages = pagesOf(shop);
  if (pages.length <= PAGES_IN_PART) return urlSet(shop, pages);
  const parts = Array.from({ length: Math.ceil(pages.length / PAGES_IN_PART) }, (_, at) => {
    const url = escapeXml(`${shop.publicUrl}/sitemap-${at + 1}.xml`);
    return `  <sitemap><loc>${url}</loc></sitemap>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${NAMESPACE}>\n${parts.join("\n")}\n</sitemapindex>\n`;
}

/** The part with this number, from 1; undefined where there is none. */
export function sitemapPart(shop: SitemapShop, part: number): string | undefined {
  const pages = pagesOf(shop).slice((part - 1) * PAGES_IN_PART, part * PAGES_IN_PART);
  return pages.length > 0 ? urlSet(shop, pages) : undefined;
}

function urlSet({ publicUrl, languages: offered }: SitemapShop, pages: readonly SitemapPage[]): string {
  const urlOf = (path: string) => escapeXml(publicUrl + path);
  const urls = pages.flatMap(({ path, languages, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : "";
    const its = offered.filter((each) => each === "en" || !languages || languages.includes(each));
    const alternates =
      its.length > 1
        ? [...its, "x-default" as const].map(
            (language) =>
              `<xhtml:link rel="alternate" hreflang="${language}" href="${urlOf(pathInLanguage(path, language))}"/>`,
          )
        : [];
    return its.map(
      (language) =>
        `  <url><loc>${urlOf(pathInLanguage(path, language))}</loc>${changed}${alternates.join("")}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}

const escapeXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** robots.txt: search engines must not index personal pages and search results. */
export const robotsTxt = (publicUrl: string, languages: readonly Language[]): string =>
  [
    "User-agent: *",
    ...["/api/", "/admin", "/mailbox"].map((path) => `Disallow: ${path}`),
    ...["/accounts/", "/checkout", "/products/search"].flatMap((path) =>
      languages.map((language) => `Disallow: ${pathInLanguage(path, language)}`),
    ),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
