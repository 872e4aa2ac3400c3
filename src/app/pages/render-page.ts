import { randomBytes } from "node:crypto";
import type { RouterContextProvider, ServerBuild } from "react-router";
import { type Language, languagePrefix, splitLanguage } from "../../platform/language/language.ts";
import { securePage, securityHeaders } from "../http/content-security-policy.ts";
import { germanManifest } from "./german-scripts.ts";
import type { PageRoutes } from "./page-url.ts";
import type { PageRequest } from "./services.ts";

/** What the server bundle exports in addition to React Router's exports (src/web/storefront/entry.server.tsx). */
export interface StorefrontEntry {
  readonly createRequestHandler: (
    build: ServerBuild,
    mode: "production" | "development",
  ) => (request: Request, context: RouterContextProvider) => Promise<Response>;
  readonly createPageContext: (page: PageRequest) => RouterContextProvider;
  readonly inLanguage: <T>(language: Language, render: () => T) => T;
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

/**
 * The build for the pages below /de. The router adds the prefix to every link and request of data, and `germanScripts` is
 * the folder of the scripts with German texts; without it (in development) the scripts look the texts up.
 */
const germanBuild = (build: ServerBuild, germanScripts: string | undefined): ServerBuild => ({
  ...build,
  basename: languagePrefix("de"),
  ...(germanScripts && { assets: JSON.parse(germanManifest(JSON.stringify(build.assets), germanScripts)) }),
});

/** Renders a URL (path and query) to bytes and headers: runs the route's loaders and components in this process. */
export function pageRenderer(
  build: ServerBuild,
  mode: "production" | "development",
  { germanScripts, developmentPolicy }: { germanScripts?: string; developmentPolicy?: string } = {},
): PageRenderer {
  const entry = build.entry.module as unknown as StorefrontEntry;
  const handlers = {
    en: entry.createRequestHandler(build, mode),
    de: entry.createRequestHandler(germanBuild(build, germanScripts), mode),
  };
  return async (url, page) => {
    const nonce = randomBytes(16).toString("hex");
    const request = new Request(new URL(`${page.services.config.publicUrl}${url}`));
    const { language } = splitLanguage(url);
    const response = await entry.inLanguage(language, () =>
      handlers[language](
        request,
        entry.createPageContext({ ...page, catalogue: page.catalogue.in(language), nonce }),
      ),
    );
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
