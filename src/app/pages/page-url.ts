import {
  asTypedEntry,
  isAsTyped,
  listQueryEntries,
  pageCountOf,
  readListQuery,
} from "../../catalogue/product-list/list-query.ts";
import type { CatalogueSnapshot } from "../../catalogue/snapshot/catalogue.ts";
import {
  type Language,
  languagePrefix,
  pathInLanguage,
  splitLanguage,
} from "../../platform/language/language.ts";

const MAX_VALUE_LENGTH = 200;
/** Where a login may lead (specification 2). */
const REDIRECTS = new Set(["checkout", "order"]);
/** A product id that no product has: all unknown ones share the page that says so. */
const NO_PRODUCT = "0";

/** Their values are few: two targets of a login, and the pages that a list has. */
const BOUNDED_PARAMETERS = new Set(["redirect", "page"]);

const ORDER_PATH = "/accounts/orders/";
const PRODUCT_PATH = "/store/";
/** The path at which the router requests the data of the home page. */
const HOME_DATA = "/_";

/** The part of the catalogue that decides which parameters of a URL mean something. */
export type KnownPages = Pick<CatalogueSnapshot, "filterValues" | "slugs" | "productUrls">;

/** The router's routes. */
export interface PageRoutes {
  readonly ids: ReadonlySet<string>;
  /** Paths without parameters, such as /company/about-us. */
  readonly paths: ReadonlySet<string>;
}

export interface PageUrl {
  /** Path and query, with parameters in one fixed order, so that the same page always has the same URL. */
  readonly url: string;
  /** True for a request of only a page's data (a client-side navigation). */
  readonly isData: boolean;
  /** True where anybody can invent any number of such URLs that have a page: searches, filters, orders, slugs of products. */
  readonly isOpenEnded: boolean;
}

/** `malformed`: the URL cannot be decoded. `moved`: redirect to the normal form of the path. */
export type ParsedPageUrl =
  | ({ readonly kind: "page" } & PageUrl)
  | { readonly kind: "moved"; readonly to: string }
  | { readonly kind: "malformed" };

/**
 * Parses a request URL. Each path keeps only the parameters that its page reads, and of these only values that change the page, so that nobody
 * can make the store render the same page again and again. Another form of the path (double or trailing slashes,
 * needless escapes, capitals) redirects permanently to the one form. All paths that lead nowhere share one page.
 */
export function parsePageUrl(
  rawUrl: string,
  routes: PageRoutes,
  known: KnownPages,
  languages: readonly Language[],
): ParsedPageUrl {
  const { language, path } = splitLanguage(rawUrl, languages);
  if (language === "en") return parsePath(rawUrl, routes, known);
  const parsed = parsePath(path.startsWith(".data") ? HOME_DATA + path : path, routes, known);
  const inLanguage = (url: string) =>
    url.startsWith(`${HOME_DATA}.data`)
      ? languagePrefix(language) + url.slice(HOME_DATA.length)
      : pathInLanguage(url, language);
  if (parsed.kind === "malformed") return parsed;
  if (parsed.kind === "moved") return { kind: "moved", to: inLanguage(parsed.to) };
  const url = inLanguage(parsed.url);
  const prefix = languagePrefix(language);
  const isCanonical = rawUrl.startsWith(prefix) && !/^\/(?:\?|$)/.test(rawUrl.slice(prefix.length));
  return isCanonical ? { ...parsed, url } : { kind: "moved", to: url };
}

/** The same for a path without the prefix of a language. */
function parsePath(rawUrl: string, routes: PageRoutes, known: KnownPages): ParsedPageUrl {
  const queryStart = rawUrl.indexOf("?");
  const rawPath = queryStart < 0 ? rawUrl : rawUrl.slice(0, queryStart);
  const path = rawPath.startsWith("/") ? canonicalPath(rawPath) : undefined;
  if (path === undefined) return { kind: "malformed" };
  const query = new URLSearchParams(queryStart < 0 ? "" : rawUrl.slice(queryStart + 1));
  const isData = path.endsWith(".data");
  const page = isData ? path.slice(0, -".data".length) : path;
  const entries = canonicalEntries(page, query, known);
  const loaders = isData ? knownLoaders(query, routes.ids) : [];
  if (path !== rawPath) return { kind: "moved", to: withSearch(path, entries, loaders) };
  const isBeyond = isBeyondAllLists(entries, known);
  const isFound = leadsSomewhere(page, routes, known) && !isBeyond;
  const shown = isFound ? path : notFoundPath(page) + (isData ? ".data" : "");
  const isOpenEnded =
    loaders.length > 1 ||
    entries.some(([name]) => !BOUNDED_PARAMETERS.has(name)) ||
    page.startsWith(ORDER_PATH) ||
    (page.startsWith(PRODUCT_PATH) && !isProductPage(page, known));
  return { kind: "page", url: withSearch(shown, isBeyond ? [] : entries, loaders), isData, isOpenEnded };
}

function withSearch(path: string, entries: readonly Entry[], loaders: readonly string[]): string {
  const all: readonly Entry[] = loaders.length ? [...entries, ["_routes", loaders.join(",")]] : entries;
  return all.length ? `${path}?${new URLSearchParams(all.map((entry) => [...entry]))}` : path;
}

/**
 * Whether the page number is higher than any list can have: all such URLs share the 404 page. A page beyond the end of its own
 * list is a 404 too.
 */
const isBeyondAllLists = (entries: readonly Entry[], { productUrls }: KnownPages): boolean =>
  entries.some(([name, value]) => name === "page" && Number(value) > pageCountOf(productUrls.size));

/** The URL of the data of a page: what its loaders return. */
export function dataUrl(url: string): string {
  const [path = "", search] = url.split("?");
  return `${path === "/" ? HOME_DATA : path}.data${search === undefined ? "" : `?${search}`}`;
}

function leadsSomewhere(page: string, { paths }: PageRoutes, { slugs }: KnownPages): boolean {
  if (page === "/" || page === HOME_DATA || paths.has(page)) return true;
  if (page.startsWith(ORDER_PATH) || page.startsWith(PRODUCT_PATH)) return true;
  return slugs.get(page.slice(1)) !== undefined;
}

/** Only a product's own slug has a page. Others redirect to it. */
function isProductPage(page: string, { productUrls }: KnownPages): boolean {
  const [slug, productId] = page.slice(PRODUCT_PATH.length).split("/");
  return productUrls.get(Number(productId)) === slug;
}

/** A path that no slug can have, for the same route of the router: the browser's code must find the same one. */
const notFoundPath = (page: string): string => (page.indexOf("/", 1) < 0 ? "/-" : "/-/-");

/** Undefined when the path cannot be decoded. Order numbers keep their capitals. */
function canonicalPath(rawPath: string): string | undefined {
  const collapsed = rawPath.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  try {
    const segments = collapsed.split("/").map((segment) => {
      const decoded = decodeURIComponent(segment);
      if (decoded.includes("\0")) throw new URIError("NUL");
      return encodeURIComponent(decoded).replaceAll("%40", "@");
    });
    const path = segments.join("/");
    const lower = path.toLowerCase();
    return lower.startsWith(ORDER_PATH) ? ORDER_PATH + path.slice(ORDER_PATH.length) : lower;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

type Entry = readonly [name: string, value: string];

function canonicalEntries(page: string, received: URLSearchParams, known: KnownPages): Entry[] {
  const value = (name: string) => received.get(name)?.slice(0, MAX_VALUE_LENGTH);
  if (page === "/products/search") {
    const term = value("searchTerm");
    const asTyped = isAsTyped(received) ? [asTypedEntry] : [];
    return term === undefined
      ? listEntries(received, known)
      : [["searchTerm", term], ...asTyped, ...listEntries(received, known)];
  }
  if (page.startsWith("/accounts/")) {
    const redirect = value("redirect");
    return redirect && REDIRECTS.has(redirect) ? [["redirect", redirect]] : [];
  }
  const slug = page.slice(1);
  if (!slug || slug.includes("/")) return [];
  const target = known.slugs.get(slug);
  const productId = value("productId");
  if (productId === undefined) return target?.kind === "category" ? listEntries(received, known) : [];
  // A product's id leads to the product whatever the slug is.
  if (/^[1-9]\d{0,9}$/.test(productId) && known.productUrls.has(Number(productId)))
    return [["productId", productId]];
  return target ? [["productId", NO_PRODUCT]] : [];
}

const listEntries = (received: URLSearchParams, { filterValues }: KnownPages): Entry[] =>
  listQueryEntries(readListQuery(received, filterValues));

/** The loaders a navigation asks for, where the router has all of them. A page has two: the shell's and its own. */
function knownLoaders(query: URLSearchParams, routeIds: ReadonlySet<string>): string[] {
  const asked = [...new Set(query.get("_routes")?.split(","))].sort();
  return asked.length <= 2 && asked.every((id) => routeIds.has(id)) ? asked : [];
}
