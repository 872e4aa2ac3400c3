import { randomBytes } from "node:crypto";
import type { LoaderFunctionArgs, RouterContextProvider, ServerBuild } from "react-router";
import { currentTexts, inLanguage } from "../../platform/language/in-language.ts";
import { type Language, languagePrefix, splitLanguage } from "../../platform/language/language.ts";
import type { readTextsFrom } from "../../platform/language/t.ts";
import { securePage, securityHeaders } from "../http/content-security-policy.ts";
import type { PageRoutes } from "./page-url.ts";
import type { PageRequest } from "./services.ts";
import type { TextAssets } from "./text-modules.ts";

/** What the server bundle exports in addition to React Router's exports (src/web/storefront/entry.server.tsx). */
export interface StorefrontEntry {
  readonly createRequestHandler: (
    build: ServerBuild,
    mode: "production" | "development",
  ) => (request: Request, context: RouterContextProvider) => Promise<Response>;
  readonly createPageContext: (page: PageRequest) => RouterContextProvider;
  readonly readTextsFrom: typeof readTextsFrom;
}

export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly contentType: string;
  /** Null: a response without a body, such as a redirect. */
  readonly body: string | Buffer | null;
  /** What the loaders returned: all that the page was made from. */
  readonly data: LoadedData;
}

/** What loaders returned, by the id of their route. */
export type LoadedData = ReadonlyMap<string, unknown>;

/** Loaders whose data is in `loaded` do not run again. */
export type PageRenderer = (
  url: string,
  page: Omit<PageRequest, "nonce" | "textModules">,
  loaded?: LoadedData,
) => Promise<RenderedPage>;

/** The routes of a build, for telling which URLs exist. */
export function pageRoutes({ routes }: ServerBuild): PageRoutes {
  const paths = Object.values(routes).flatMap((route) =>
    route?.path && !/[:*]/.test(route.path) ? [`/${route.path}`] : [],
  );
  return { ids: new Set(Object.keys(routes)), paths: new Set(paths) };
}

/** The build for the pages below `/de` and the like: the router adds the prefix to every link and request of data. */
const buildIn = (build: ServerBuild, language: Language): ServerBuild =>
  language === "en" ? build : { ...build, basename: languagePrefix(language) };

/** The build with loaders that note what they return, in the map of their rendering, and return what the map has already. */
function noteLoaded(build: ServerBuild, notes: WeakMap<object, Map<string, unknown>>): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const load = route?.module.loader;
    if (!load) return [id, route];
    const loader = async (args: LoaderFunctionArgs) => {
      const noted = notes.get(args.context);
      if (noted?.has(id)) return noted.get(id);
      const loaded = await load(args as Parameters<typeof load>[0]);
      noted?.set(id, loaded);
      return loaded;
    };
    return [id, { ...route, module: { ...route.module, loader } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** Renders a URL (path and query) to bytes and headers: runs the route's loaders and components in this process. */
export function pageRenderer(
  build: ServerBuild,
  mode: "production" | "development",
  texts: TextAssets,
  { developmentPolicy }: { developmentPolicy?: string } = {},
): PageRenderer {
  const entry = build.entry.module as unknown as StorefrontEntry;
  const notes = new WeakMap<object, Map<string, unknown>>();
  const noting = noteLoaded(build, notes);
  entry.readTextsFrom(currentTexts);
  const handlers = new Map<Language, ReturnType<StorefrontEntry["createRequestHandler"]>>();
  const handlerIn = (language: Language) => {
    const handler = handlers.get(language) ?? entry.createRequestHandler(buildIn(noting, language), mode);
    handlers.set(language, handler);
    return handler;
  };
  return async (url, page, loaded) => {
    const nonce = randomBytes(16).toString("hex");
    const request = new Request(new URL(`${page.services.config.publicUrl}${url}`));
    const { language } = splitLanguage(url, page.services.config.languages);
    const context = entry.createPageContext({
      ...page,
      catalogue: page.catalogue.in(language),
      textModules: texts.of(language),
      nonce,
    });
    const data = new Map(loaded);
    notes.set(context, data);
    const response = await inLanguage(language, () => handlerIn(language)(request, context));
    const contentType = response.headers.get("content-type") ?? "";
    const headers: Record<string, string> = { ...securityHeaders };
    for (const name of ["location", "x-remix-response", "x-remix-reload-document", "link"]) {
      const value = response.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    const { status } = response;
    if (!contentType.startsWith("text/html")) {
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status, headers, contentType, body: bytes.length ? bytes : null, data };
    }
    const { html, policy } = securePage(await response.text(), nonce);
    headers["content-security-policy"] = developmentPolicy ?? policy;
    return {
      status,
      headers,
      contentType: "text/html; charset=utf-8",
      body: lowerScriptPriority(html),
      data,
    };
  };
}

/**
 * Gives script preloads a low priority, so that the browser loads the font and the first images before them: the page
 * is readable without scripts. React Router writes these links and has no option for it.
 */
function lowerScriptPriority(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchPriority="low" ');
}
