/** React Router's account of the built pages, as it is sent to the browser. */
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

export interface PageOfScripts {
  /** The address as the routes write it. */
  readonly page: string;
  /** Every script that a first visit loads, each once. */
  readonly scripts: readonly string[];
}

/** Every page with what its first visit loads: the manifest itself, the entry's, the route's and its frames' scripts. */
export function pagesOf(manifest: Manifest): PageOfScripts[] {
  const { routes } = manifest;
  const isFrame = (id: string) =>
    !routes[id]?.path && !routes[id]?.index && Object.values(routes).some(({ parentId }) => parentId === id);
  const ids = Object.keys(routes).filter((id) => !isFrame(id) && id !== SLUG);
  const together = (...parts: string[][]) => [...new Set(parts.flat())];
  return [
    ...ids.map((id) => ({ page: addressOf(routes[id], id), scripts: scriptsOf(manifest, id) })),
    // One route serves categories and products, and loads the code of the one it shows (web/storefront/entry.server.tsx).
    {
      page: "/:slug of a category",
      scripts: together(scriptsOf(manifest, SLUG), importsOf(manifest, "catalog/search")),
    },
    {
      page: "/:slug of a product",
      scripts: together(scriptsOf(manifest, SLUG), importsOf(manifest, "catalog/store-product")),
    },
  ];
}

const SLUG = "catalog/slug";

const importsOf = ({ routes }: Manifest, id: string): string[] => [...(routes[id]?.imports ?? [])];

const addressOf = (route: ManifestRoute | undefined, id: string): string =>
  `/${route?.index ? "" : (route?.path ?? id)}`;

function scriptsOf({ url, entry, routes }: Manifest, id: string): string[] {
  const scripts = new Set([url, entry.module, ...entry.imports]);
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
    for (const script of [route.module, ...(route.imports ?? [])]) scripts.add(script);
  }
  return [...scripts];
}
