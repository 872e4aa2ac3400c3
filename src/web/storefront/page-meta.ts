import type { MetaDescriptor } from "react-router";
import type { PublicConfig } from "../../server/pages/services.ts";
import { absolute, STORE_PICTURE } from "./structured-data.ts";

interface PageTexts {
  readonly title: string;
  readonly description?: string | undefined;
  readonly keywords?: string | undefined;
  /** The page's one address, for search engines and previews; left out where none should be indexed. */
  readonly path?: string | undefined;
  readonly imagePath?: string | undefined;
  readonly type?: "website" | "product";
}

interface Matched {
  readonly id: string;
  readonly loaderData?: unknown;
}

/** The root loader's configuration as a route's `meta` sees it. */
export function configOf(matches: readonly (Matched | undefined)[]): PublicConfig | undefined {
  const root = matches.find((match) => match?.id === "root");
  return (root?.loaderData as { config?: PublicConfig } | undefined)?.config;
}

/** Title, description, keywords, canonical link and Open Graph of a page (readings: Addresses). */
export function pageMeta(texts: PageTexts, matches: readonly (Matched | undefined)[]): MetaDescriptor[] {
  const config = configOf(matches);
  const company = config?.companyName ?? "";
  const title = company && !texts.title.includes(company) ? `${texts.title} | ${company}` : texts.title;
  const url = texts.path === undefined ? undefined : absolute(config, texts.path);
  const image = absolute(config, texts.imagePath || STORE_PICTURE);
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
