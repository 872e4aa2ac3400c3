import { choiceEntries, type KnownValues, readChoice } from "../../features/catalog/list-address.ts";

/** Query parameters that change what the server renders; every other one but a list's filters is dropped before rendering. */
const KNOWN_PARAMETERS = ["searchTerm", "productId", "redirect"] as const;
const LONGEST_VALUE = 200;

export interface PageAddress {
  /** Path with the query in one fixed order: the same page has the same address. */
  readonly address: string;
  /** Asks for a page's data alone (a navigation inside the browser). */
  readonly isData: boolean;
}

/** `malformed`: cannot be decoded. `moved`: the same page lives at another spelling of the path. */
export type ParsedAddress =
  | ({ readonly kind: "page" } & PageAddress)
  | { readonly kind: "moved"; readonly to: string }
  | { readonly kind: "malformed" };

/**
 * Reads a request's target. `routeIds` are the ids the router may name in `_routes` (which loaders' data it wants).
 * Of a list's filters and order only what `filterValues` holds is kept: made-up values make no new pages.
 * Doubled slashes and a slash at the end lead, for ever, to the address without them.
 */
export function parsePageAddress(
  rawUrl: string,
  routeIds: ReadonlySet<string>,
  filterValues: KnownValues,
): ParsedAddress {
  const mark = rawUrl.indexOf("?");
  const path = mark < 0 ? rawUrl : rawUrl.slice(0, mark);
  if (!path.startsWith("/") || !decodes(path)) return { kind: "malformed" };
  const isData = path.endsWith(".data");
  const search =
    mark < 0 ? "" : normalisedSearch(rawUrl.slice(mark + 1), filterValues, isData ? routeIds : undefined);
  const tidy = path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  if (tidy !== path) return { kind: "moved", to: tidy + search };
  return { kind: "page", address: path + search, isData };
}

function decodes(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

function normalisedSearch(
  query: string,
  filterValues: KnownValues,
  routeIds: ReadonlySet<string> | undefined,
): string {
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of KNOWN_PARAMETERS) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value.slice(0, LONGEST_VALUE));
  }
  for (const [name, value] of choiceEntries(readChoice(given, filterValues))) kept.append(name, value);
  const wanted = given.get("_routes")?.split(",").sort();
  if (routeIds && wanted?.every((id) => routeIds.has(id))) kept.set("_routes", wanted.join(","));
  const search = kept.toString();
  return search && `?${search}`;
}
