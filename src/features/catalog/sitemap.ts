import { languages, pathInLanguage } from "../language/language.ts";
import type { CatalogSnapshot } from "./catalog.ts";

const translatedPagePaths = ["/company/contact-us", "/orders/bulk-enquiry"];
/** Their texts are in English whatever the language of the page around them is. */
const textPagePaths = [
  "/company/about-us",
  "/company/privacy-policy",
  "/company/terms-and-conditions",
  "/orders/placing-a-order",
  "/orders/shipping-policy",
  "/orders/return-policy",
];

/** sitemap.xml: the canonical URL of every category, product and text page, in each language that it exists in. */
export function sitemapXml(
  catalog: Pick<CatalogSnapshot, "categories" | "pages" | "productUrls">,
  publicUrl: string,
  { offersGerman }: { readonly offersGerman: boolean },
): string {
  const offered = offersGerman ? languages : (["en"] as const);
  const inAllLanguages = [
    "/",
    ...[...catalog.categories.keys()].map((slug) => `/${slug}`),
    ...[...catalog.productUrls].map(([productId, slug]) => `/store/${slug}/${productId}`),
    ...translatedPagePaths,
  ];
  const inEnglish = [...textPagePaths, ...[...catalog.pages.keys()].map((slug) => `/${slug}`)];
  const urlOf = (path: string) => escapeXml(publicUrl + path);
  const urls = [
    ...inAllLanguages.flatMap((path) => {
      const alternates = offersGerman
        ? offered.map(
            (language) =>
              `<xhtml:link rel="alternate" hreflang="${language}" href="${urlOf(pathInLanguage(path, language))}"/>`,
          )
        : [];
      return offered.map(
        (language) =>
          `  <url><loc>${urlOf(pathInLanguage(path, language))}</loc>${alternates.join("")}</url>`,
      );
    }),
    ...inEnglish.map((path) => `  <url><loc>${urlOf(path)}</loc></url>`),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}

const escapeXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** robots.txt: search engines must not index personal pages and search results. */
export const robotsTxt = (publicUrl: string): string =>
  [
    "User-agent: *",
    ...["/api/", "/admin", "/mailbox"].map((path) => `Disallow: ${path}`),
    ...["/accounts/", "/checkout", "/products/search"].flatMap((path) =>
      languages.map((language) => `Disallow: ${pathInLanguage(path, language)}`),
    ),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
