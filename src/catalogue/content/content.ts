import type { Content, StaticPage } from "../../contract/admin/content.ts";

/** What a slide is shown as, by its stored name: the first visible banner is the home page's, every other kind is a category tile. */
export const slideTypes = { banner: "Slider", tile: "Category" } as const;

/** The text pages that staff may replace, with their paths. */
const textPages = {
  "about-us": "/company/about-us",
  "privacy-policy": "/company/privacy-policy",
  "terms-and-conditions": "/company/terms-and-conditions",
  "shipping-policy": "/orders/shipping-policy",
  "return-policy": "/orders/return-policy",
  "placing-a-order": "/orders/placing-a-order",
} as const;
export type TextPage = keyof typeof textPages;

export const isTextPage = (kind: string): kind is TextPage => Object.hasOwn(textPages, kind);

/** The path of the page that shows this kind of content. That of a page that staff added has to be looked up. */
export const contentPath = (kind: string): string => (isTextPage(kind) ? textPages[kind] : "/");

/** The id in `page-12`. Undefined: it is no page that staff added. */
export function staticPageId(kind: string): number | undefined {
  const [, id] = /^page-([1-9]\d{0,8})$/.exec(kind) ?? [];
  return id === undefined ? undefined : Number(id);
}

export const isStaticPage = (content: Content): content is StaticPage => "slug" in content;

/** The cookie that holds the token of a preview, without the prefix that it has on https. */
export const PREVIEW_COOKIE = "kitstore-preview";
export const PREVIEW_LIFETIME_MS = 30 * 60_000;

/**
 * A path on this shop, or an https URL. The contract has the same rule as a pattern; a test compares them.
 */
export const isLink = (text: string): boolean =>
  /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s/\\]+(\/\S*)?)$/.test(text);
