import type { Page } from "playwright-core";

export interface ParsedPage {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string | null;
  readonly isIndexed: boolean;
  /** The og: properties, by name. */
  readonly openGraph: Readonly<Record<string, string>>;
  readonly jsonLd: readonly string[];
  /** The targets of its links and forms, as written. */
  readonly links: readonly string[];
  /** The URLs that the page itself requests, as written: images, scripts, styles, icons, fonts. */
  readonly assets: readonly string[];
}

/** Reads a page's HTML as a browser without scripts does. `reader` is any open page: it only parses the HTML. */
export const parseHtml = (reader: Page, html: string): Promise<ParsedPage> =>
  reader.evaluate((text) => {
    const page = new DOMParser().parseFromString(text, "text/html");
    // DOMParser runs no scripts, so elements inside <noscript> are found too.
    const all = (selector: string, attribute: string) =>
      [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? "");
    const content = (selector: string) => page.querySelector(selector)?.getAttribute("content") ?? "";
    return {
      lang: page.documentElement.lang,
      title: page.title,
      description: content("meta[name=description]"),
      canonical: page.querySelector("link[rel=canonical]")?.getAttribute("href") ?? null,
      isIndexed: !content("meta[name=robots]").includes("noindex"),
      openGraph: Object.fromEntries(
        [...page.querySelectorAll("meta[property^='og:']")].map((meta) => [
          meta.getAttribute("property") ?? "",
          meta.getAttribute("content") ?? "",
        ]),
      ),
      jsonLd: [...page.querySelectorAll("script[type='application/ld+json']")].map(
        (script) => script.textContent ?? "",
      ),
      links: [...all("a[href]", "href"), ...all("form[action]", "action")],
      assets: [
        ...all("img[src], script[src]", "src"),
        ...all("link[rel~=icon], link[rel=preload], link[rel=modulepreload], link[rel=manifest]", "href"),
        ...all("link[rel=stylesheet], link[rel=apple-touch-icon]", "href"),
      ],
    };
  }, html);
