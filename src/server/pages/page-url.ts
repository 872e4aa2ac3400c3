import {
  type KnownFilterValues,
  listQueryEntries,
  readListQuery,
} from "../../features/catalog/list-query.ts";

/** Query parameters that change what the server renders. All others are dropped, except a list's filters. */
const KNOWN_PARAMETERS = ["searchTerm", "productId", "redirect"] as const;
const MAX_VALUE_LENGTH = 200;

export interface PageUrl {
  /** Path and query, with parameters in one fixed order, so that the same page always has the same URL. */
  readonly url: string;
  /** True for a request of only a page's data (a client-side navigation). */
  readonly isData: boolean;
}

/** `malformed`: the URL cannot be decoded. `moved`: redirect to the normal form of the path. */
export type ParsedPageUrl =
  | ({ readonly kind: "page" } & PageUrl)
  | { readonly kind: "moved"; readonly to: string }
  | { readonly kind: "malformed" };

/**
 * Parses a request URL. `routeIds` are the route ids allowed in `_routes`, by which the router selects loaders.
 * Only list filters and sort orders in `filterValues` are kept, so that invented values create no new pages.
 * Double slashes and a trailing slash redirect permanently to the URL without them.
 */
export function parsePageUrl(
  rawUrl: string,
  routeIds: ReadonlySet<string>,
  filterValues: KnownFilterValues,
): ParsedPageUrl {
  const queryStart = rawUrl.indexOf("?");
  const path = queryStart < 0 ? rawUrl : rawUrl.slice(0, queryStart);
  if (!path.startsWith("/") || !isDecodable(path)) return { kind: "malformed" };
  const isData = path.endsWith(".data");
  const search =
    queryStart < 0
      ? ""
      : normalisedSearch(rawUrl.slice(queryStart + 1), filterValues, isData ? routeIds : undefined);
  const normalisedPath = path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  if (normalisedPath !== path) return { kind: "moved", to: normalisedPath + search };
  return { kind: "page", url: path + search, isData };
}

function isDecodable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

function normalisedSearch(
  query: string,
  filterValues: KnownFilterValues,
  routeIds: ReadonlySet<string> | undefined,
): string {
  const received = new URLSearchParams(query);
  const normalised = new URLSearchParams();
  for (const name of KNOWN_PARAMETERS) {
    const value = received.get(name);
    if (value !== null) normalised.set(name, value.slice(0, MAX_VALUE_LENGTH));
  }
  for (const [name, value] of listQueryEntries(readListQuery(received, filterValues)))
    normalised.append(name, value);
  const routeIdsInQuery = received.get("_routes")?.split(",").sort();
  if (routeIds && routeIdsInQuery?.every((id) => routeIds.has(id)))
    normalised.set("_routes", routeIdsInQuery.join(","));
  const search = normalised.toString();
  return search && `?${search}`;
}
