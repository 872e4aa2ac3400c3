import { randomBytes } from "node:crypto";
import type { RouterContextProvider, ServerBuild } from "react-router";
import type { PageRequest } from "../../web/storefront/page-context.ts";
import { CachedBody } from "../http/cached-body.ts";
import { securePage, securityHeaders } from "./content-security.ts";
import type { Weighed } from "./page-cache.ts";

/** What the server bundle exports beside React Router's own (src/web/storefront/entry.server.tsx). */
export interface StorefrontEntry {
  readonly createRequestHandler: (
    build: ServerBuild,
    mode: "production" | "development",
  ) => (request: Request, context: RouterContextProvider) => Promise<Response>;
  readonly contextFor: (page: PageRequest) => RouterContextProvider;
}

export interface RenderedPage extends Weighed {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: CachedBody | null;
}

export type PageRenderer = (address: string, page: Omit<PageRequest, "mark">) => Promise<RenderedPage>;

/** Renders an address (path and query) to bytes and headers by running the routes' loaders and components in this process. */
export function pageRenderer(
  build: ServerBuild,
  mode: "production" | "development",
  developmentPolicy?: string,
): PageRenderer {
  const entry = build.entry.module as unknown as StorefrontEntry;
  const handle = entry.createRequestHandler(build, mode);
  return async (address, page) => {
    const mark = randomBytes(16).toString("hex");
    const request = new Request(new URL(`${page.services.config.publicUrl}${address}`));
    const response = await handle(request, entry.contextFor({ ...page, mark }));
    const contentType = response.headers.get("content-type") ?? "";
    const headers: Record<string, string> = { ...securityHeaders };
    for (const name of ["location", "x-remix-response", "x-remix-reload-document", "link"]) {
      const value = response.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    if (!contentType.startsWith("text/html")) {
      const bytes = Buffer.from(await response.arrayBuffer());
      return rendered(response.status, headers, bytes.length ? CachedBody.of(bytes, contentType) : null);
    }
    const { html, policy } = securePage(await response.text(), mark);
    headers["content-security-policy"] = developmentPolicy ?? policy;
    return rendered(response.status, headers, CachedBody.of(scriptsLast(html), "text/html; charset=utf-8"));
  };
}

/**
 * The page is whole without its scripts: they come after its font and first pictures, which browsers would otherwise fetch
 * with no more haste. The router writes these links and has no option for it.
 */
function scriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchPriority="low" ');
}

function rendered(status: number, headers: Record<string, string>, body: CachedBody | null): RenderedPage {
  return { status, headers, body, weightBytes: (body?.weightBytes ?? 0) + 1_000 };
}
