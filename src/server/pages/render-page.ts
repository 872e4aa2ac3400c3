import { randomBytes } from "node:crypto";
import type { RouterContextProvider, ServerBuild } from "react-router";
import type { PageRequest } from "../../web/storefront/page-context.ts";
import { securePage, securityHeaders } from "./content-security-policy.ts";
import type { PageRoutes } from "./page-url.ts";

/** What the server bundle exports in addition to React Router's exports (src/web/storefront/entry.server.tsx). */
export interface StorefrontEntry {
  readonly createRequestHandler: (
    build: ServerBuild,
    mode: "production" | "development",
  ) => (request: Request, context: RouterContextProvider) => Promise<Response>;
  readonly createPageContext: (page: PageRequest) => RouterContextProvider;
}

export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly contentType: string;
  /** Null: a response without a body, such as a redirect. */
  readonly body: string | Buffer | null;
}

export type PageRenderer = (url: string, page: Omit<PageRequest, "nonce">) => Promise<RenderedPage>;

/** The routes of a build, for telling which URLs exist. */
export function pageRoutes({ routes }: ServerBuild): PageRoutes {
  const paths = Object.values(routes).flatMap((route) =>
    route?.path && !/[:*]/.test(route.path) ? [`/${route.path}`] : [],
  );
  return { ids: new Set(Object.keys(routes)), paths: new Set(paths) };
}

/** Renders a URL (path and query) to bytes and headers: runs the route's loaders and components in this process. */
export function pageRenderer(
  build: ServerBuild,
  mode: "production" | "development",
  developmentPolicy?: string,
): PageRenderer {
  const entry = build.entry.module as unknown as StorefrontEntry;
  const handle = entry.createRequestHandler(build, mode);
  return async (url, page) => {
    const nonce = randomBytes(16).toString("hex");
    const request = new Request(new URL(`${page.services.config.publicUrl}${url}`));
    const response = await handle(request, entry.createPageContext({ ...page, nonce: nonce }));
    const contentType = response.headers.get("content-type") ?? "";
    const headers: Record<string, string> = { ...securityHeaders };
    for (const name of ["location", "x-remix-response", "x-remix-reload-document", "link"]) {
      const value = response.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    const { status } = response;
    if (!contentType.startsWith("text/html")) {
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status, headers, contentType, body: bytes.length ? bytes : null };
    }
    const { html, policy } = securePage(await response.text(), nonce);
    headers["content-security-policy"] = developmentPolicy ?? policy;
    return { status, headers, contentType: "text/html; charset=utf-8", body: lowerScriptPriority(html) };
  };
}

/**
 * Gives script preloads a low priority, so that the browser loads the font and the first images before them: the page
 * is readable without scripts. React Router writes these links and has no option for it.
 */
function lowerScriptPriority(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchPriority="low" ');
}
