import { randomBytes } from "node:crypto";
import type { RouterContextProvider, ServerBuild } from "react-router";
import type { PageRequest } from "../../web/storefront/page-context.ts";
import { CachedBody } from "../http/cached-body.ts";
import { securePage, securityHeaders } from "./content-security-policy.ts";
import type { SizedValue } from "./page-cache.ts";

/** What the server bundle exports in addition to React Router's exports (src/web/storefront/entry.server.tsx). */
export interface StorefrontEntry {
  readonly createRequestHandler: (
    build: ServerBuild,
    mode: "production" | "development",
  ) => (request: Request, context: RouterContextProvider) => Promise<Response>;
  readonly createPageContext: (page: PageRequest) => RouterContextProvider;
}

export interface RenderedPage extends SizedValue {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: CachedBody | null;
}

export type PageRenderer = (url: string, page: Omit<PageRequest, "nonce">) => Promise<RenderedPage>;

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
    if (!contentType.startsWith("text/html")) {
      const bytes = Buffer.from(await response.arrayBuffer());
      return toRenderedPage(
        response.status,
        headers,
        bytes.length ? CachedBody.of(bytes, contentType) : null,
      );
    }
    const { html, policy } = securePage(await response.text(), nonce);
    headers["content-security-policy"] = developmentPolicy ?? policy;
    return toRenderedPage(
      response.status,
      headers,
      CachedBody.of(lowerScriptPriority(html), "text/html; charset=utf-8"),
    );
  };
}

/**
 * Gives script preloads a low priority, so that the browser loads the font and the first images before them: the page
 * is readable without scripts. React Router writes these links and has no option for it.
 */
function lowerScriptPriority(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchPriority="low" ');
}

function toRenderedPage(
  status: number,
  headers: Record<string, string>,
  body: CachedBody | null,
): RenderedPage {
  return { status, headers, body, sizeBytes: (body?.weightBytes ?? 0) + 1_000 };
}
