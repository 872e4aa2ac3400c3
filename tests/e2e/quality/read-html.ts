import type { Page } from "playwright-core";

export interface ReadPage {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string | null;
  readonly isIndexed: boolean;
  /** og:title and its like, by name. */
  readonly openGraph: Readonly<Record<string, string>>;
  readonly jsonLd: readonly string[];
  /** Where its links and forms lead, as written. */
  readonly links: readonly string[];
  /** Pictures, scripts, styles, icons, letters: what the page itself asks for, as written. */
  readonly parts: readonly string[];
}

/** Reads a page's HTML as a browser does that runs no scripts. `reader` is any page: it parses, and shows nothing of it. */
export const readHtml = (reader: Page, html: string): Promise<ReadPage> =>
  reader.evaluate((text) => {
    const page = new DOMParser().parseFromString(text, "text/html");
    // A parser without scripts keeps what stands in <noscript>; so does this.
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
      parts: [
        ...all("img[src], script[src]", "src"),
        ...all("link[rel~=icon], link[rel=preload], link[rel=modulepreload], link[rel=manifest]", "href"),
        ...all("link[rel=stylesheet], link[rel=apple-touch-icon]", "href"),
      ],
    };
  }, html);
