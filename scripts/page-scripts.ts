/** React Router's manifest of the built pages, as sent to the browser. */
export interface Manifest {
  readonly url: string;
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, ManifestRoute>>;
}

interface ManifestRoute {
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
}

export interface PageScripts {
  /** The URL pattern of the route. */
  readonly page: string;
  /** All scripts that a first visit loads, each once. */
  readonly scripts: readonly string[];
}

/**
 * Every page with the scripts of a first visit: the manifest and the scripts of the entry, the route and its layout
 * routes.
 */
export function pagesOf(manifest: Manifest): PageScripts[] {
  const { routes } = manifest;
  const isLayoutRoute = (id: string) =>
    !routes[id]?.path && !routes[id]?.index && Object.values(routes).some(({ parentId }) => parentId === id);
  const ids = Object.keys(routes).filter((id) => !isLayoutRoute(id) && id !== SLUG);
  const unique = (...parts: string[][]) => [...new Set(parts.flat())];
  return [
    ...ids.map((id) => ({ page: urlPatternOf(routes[id], id), scripts: scriptsOf(manifest, id) })),
    // One route serves categories and products, and loads the code of the one it shows (web/storefront/entry.server.tsx).
    {
      page: "/:slug of a category",
      scripts: unique(scriptsOf(manifest, SLUG), importsOf(manifest, "catalogue/search")),
    },
    {
      page: "/:slug of a product",
      scripts: unique(scriptsOf(manifest, SLUG), importsOf(manifest, "catalogue/product-by-id")),
    },
  ];
}

const SLUG = "catalogue/category-or-product";

function importsOf({ routes }: Manifest, id: string): string[] {
  const route = routes[id];
  if (!route)
    throw new Error(`There is no route ${id}: the first visit of a category or product cannot be told`);
  return [...(route.imports ?? [])];
}

const urlPatternOf = (route: ManifestRoute | undefined, id: string): string =>
  `/${route?.index ? "" : (route?.path ?? id)}`;

function scriptsOf({ url, entry, routes }: Manifest, id: string): string[] {
  const scripts = new Set([url, entry.module, ...entry.imports]);
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
    for (const script of [route.module, ...(route.imports ?? [])]) scripts.add(script);
  }
  return [...scripts];
}
