import type { ContentKind } from "../../../contract/admin/content.ts";

/** The names that staff use for each piece of content, in the order of the shop. */
export const contentLabels: Readonly<Record<ContentKind, string>> = {
  slides: "Home: banner and category tiles",
  groups: "Home: groups of products",
  tiles: "Home: tiles below",
  "home-texts": "Home: title and texts",
  menu: "Menu",
  "about-us": "Page: About Us",
  "privacy-policy": "Page: Privacy Policy",
  "terms-and-conditions": "Page: Terms & Conditions",
  "shipping-policy": "Page: Shipping Policy",
  "return-policy": "Page: Return Policy",
  "placing-a-order": "Page: How To Order",
};

export const contentLabel = ({ id }: { id: ContentKind }): string => contentLabels[id];
