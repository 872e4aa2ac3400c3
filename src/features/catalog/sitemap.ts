import type { CatalogSnapshot } from "./catalog.ts";

const textPagePaths = [
  "/company/about-us",
  "/company/contact-us",
  "/company/privacy-policy",
  "/company/terms-and-conditions",
  "/orders/placing-a-order",
  "/orders/bulk-enquiry",
  "/orders/shipping-policy",
  "/orders/return-policy",
];

/** sitemap.xml: the canonical URL of every category, product and text page. */
export function sitemapXml(
  catalog: Pick<CatalogSnapshot, "categories" | "pages" | "productUrls">,
  publicUrl: string,
): string {
  const paths = [
    "/",
    ...[...catalog.categories.keys()].map((slug) => `/${slug}`),
    ...[...catalog.productUrls].map(([productId, slug]) => `/store/${slug}/${productId}`),
    ...textPagePaths,
    ...[...catalog.pages.keys()].map((slug) => `/${slug}`),
  ];
  const urls = paths.map((path) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

const escapeXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** robots.txt: search engines must not index personal pages and search results. */
export const robotsTxt = (publicUrl: string): string =>
  [
    "User-agent: *",
    ...["/api/", "/admin", "/accounts/", "/checkout", "/mailbox", "/products/search"].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
