/** The pages of text whose words the team may replace, and where they are. */
export const textPages = {
  "about-us": "/company/about-us",
  "privacy-policy": "/company/privacy-policy",
  "terms-and-conditions": "/company/terms-and-conditions",
  "shipping-policy": "/orders/shipping-policy",
  "return-policy": "/orders/return-policy",
  "placing-a-order": "/orders/placing-a-order",
} as const;
export type TextPage = keyof typeof textPages;

export const isTextPage = (kind: string): kind is TextPage => Object.hasOwn(textPages, kind);

/** Where a piece of content is seen on the shop. */
export const pathOf = (kind: string): string => (isTextPage(kind) ? textPages[kind] : "/");

/** The cookie of a browser that is shown the shop with its drafts. */
export const PREVIEW_COOKIE = "kitstore-preview";
export const PREVIEW_LIFE_MS = 30 * 60_000;

/** An address on this shop, or an https one; the contract's pattern says the same (tests hold them together). */
export const isLink = (text: string): boolean =>
  /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s/\\]+(\/\S*)?)$/.test(text);
