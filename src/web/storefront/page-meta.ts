import type { MetaDescriptor } from "react-router";
import type { PublicConfig } from "../../server/pages/services.ts";
import { absoluteUrl, STORE_IMAGE } from "./structured-data.ts";

interface PageTexts {
  readonly title: string;
  readonly description?: string | undefined;
  readonly keywords?: string | undefined;
  /** The canonical path, for search engines and link previews; left out for a page that must not be indexed. */
  readonly path?: string | undefined;
  readonly imagePath?: string | undefined;
  readonly type?: "website" | "product";
}

interface RouteMatch {
  readonly id: string;
  readonly loaderData?: unknown;
}

/** The configuration from the root's loader data, for the `meta` of a route. */
export function findConfig(matches: readonly (RouteMatch | undefined)[]): PublicConfig | undefined {
  const root = matches.find((match) => match?.id === "root");
  return (root?.loaderData as { config?: PublicConfig } | undefined)?.config;
}

/** Title, description, keywords, canonical link and Open Graph of a page (readings: Addresses). */
export function pageMeta(texts: PageTexts, matches: readonly (RouteMatch | undefined)[]): MetaDescriptor[] {
  const config = findConfig(matches);
  const company = config?.companyName ?? "";
  const title = company && !texts.title.includes(company) ? `${texts.title} | ${company}` : texts.title;
  const url = texts.path === undefined ? undefined : absoluteUrl(config, texts.path);
  const image = absoluteUrl(config, texts.imagePath || STORE_IMAGE);
  return [
    { title },
    ...(texts.description ? [{ name: "description", content: texts.description }] : []),
    ...(texts.keywords ? [{ name: "keywords", content: texts.keywords }] : []),
    ...(url === undefined
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link" as const, rel: "canonical", href: url }]),
    { property: "og:site_name", content: company },
    { property: "og:type", content: texts.type ?? "website" },
    { property: "og:title", content: title },
    ...(texts.description ? [{ property: "og:description", content: texts.description }] : []),
    ...(url ? [{ property: "og:url", content: url }] : []),
    { property: "og:image", content: image },
    { name: "twitter:card", content: texts.imagePath ? "summary_large_image" : "summary" },
  ];
}
