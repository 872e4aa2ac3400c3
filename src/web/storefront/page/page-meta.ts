import type { MetaDescriptor } from "react-router";
import type { PublicConfig } from "../../../app/pages/services.ts";
import { defaultWidth } from "../../../catalogue/image/rendition.ts";
import { type Language, pathInLanguage } from "../../../platform/language/language.ts";
import { language } from "../../../platform/language/t.ts";

interface PageTexts {
  readonly title: string;
  readonly description?: string | undefined;
  readonly keywords?: string | undefined;
  /** The canonical path, for search engines and link previews; left out for a page that must not be indexed. */
  readonly path?: string | undefined;
  /**
   * The languages beside English that the text itself is in; undefined: all. In another one the page shows it in English, and the
   * English page is the one for search engines.
   */
  readonly languages?: readonly Language[] | undefined;
  readonly imagePath?: string | undefined;
  /** Of the image's original, for its proportions. */
  readonly imageSize?: { readonly width: number; readonly height: number } | undefined;
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

const isIn = ({ languages }: PageTexts, asked: Language): boolean =>
  languages === undefined || languages.includes(asked);

/** The image for link previews of pages that have none of their own. */
export const STORE_IMAGE = "/icons/icon-512.png";
const STORE_IMAGE_PIXELS = 512;

/** The absolute URL of a path of the store; any other URL is returned as it is. */
export const absoluteUrl = (config: PublicConfig | undefined, path: string): string =>
  path.startsWith("/") ? `${config?.publicUrl ?? ""}${path}` : path;

/** Title, description, keywords, canonical link and Open Graph of a page (readings: Addresses). */
export function pageMeta(texts: PageTexts, matches: readonly (RouteMatch | undefined)[]): MetaDescriptor[] {
  const config = findConfig(matches);
  const company = config?.companyName ?? "";
  const title = company && !texts.title.includes(company) ? `${texts.title} | ${company}` : texts.title;
  const url =
    texts.path === undefined
      ? undefined
      : absoluteUrl(config, isIn(texts, language()) ? pathInLanguage(texts.path, language()) : texts.path);
  return [
    { title },
    ...(texts.description ? [{ name: "description", content: texts.description }] : []),
    ...(texts.keywords ? [{ name: "keywords", content: texts.keywords }] : []),
    ...(url === undefined
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link" as const, rel: "canonical", href: url }]),
    // Only in the HTML, where search engines and link previews read them: the browser needs no code for them.
    ...(import.meta.env.SSR ? crawlerMeta({ texts, config, title, url }) : []),
  ];
}

interface CrawlerMeta {
  readonly texts: PageTexts;
  readonly config: PublicConfig | undefined;
  readonly title: string;
  /** The canonical URL. */
  readonly url: string | undefined;
}

/** The same page in the other languages, and Open Graph. */
function crawlerMeta({ texts, config, title, url }: CrawlerMeta): MetaDescriptor[] {
  const { path } = texts;
  const others = (config?.languages ?? []).filter((each) => each !== "en" && isIn(texts, each));
  const alternates = path === undefined || others.length === 0 ? [] : ["en", ...others, "x-default"];
  return [
    ...alternates.map((hrefLang) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang,
      href: absoluteUrl(config, pathInLanguage(path ?? "", hrefLang)),
    })),
    { property: "og:locale", content: ogLocale(language()) },
    ...(alternates.length
      ? ["en", ...others]
          .filter((each) => each !== language())
          .map((each) => ({ property: "og:locale:alternate", content: ogLocale(each) }))
      : []),
    { property: "og:site_name", content: config?.companyName ?? "" },
    { property: "og:type", content: texts.type ?? "website" },
    { property: "og:title", content: title },
    ...(texts.description ? [{ property: "og:description", content: texts.description }] : []),
    ...(url ? [{ property: "og:url", content: url }] : []),
    { property: "og:image", content: absoluteUrl(config, texts.imagePath || STORE_IMAGE) },
    ...imageSize(texts).map(([name, pixels]) => ({ property: `og:image:${name}`, content: String(pixels) })),
    { name: "twitter:card", content: texts.imagePath ? "summary_large_image" : "summary" },
  ];
}

/** Width and height of the image as it is served without a width; nothing where they are not known. */
function imageSize({ imagePath, imageSize: original }: PageTexts): (readonly [string, number])[] {
  if (!imagePath) return ["width", "height"].map((name) => [name, STORE_IMAGE_PIXELS] as const);
  if (!original) return [];
  const width = Math.min(original.width, defaultWidth);
  return [
    ["width", width],
    ["height", Math.round((original.height * width) / original.width)],
  ];
}

/** A language with the country that most of its speakers live in, as Open Graph wants it: `en_US`. */
function ogLocale(tag: string): string {
  const { language: name, region } = new Intl.Locale(tag).maximize();
  return `${name}_${region}`;
}
