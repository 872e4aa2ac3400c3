import type { ContentState } from "../../../contract/admin/content.ts";

/** The names that staff use for each piece of content, in the order of the shop. */
const contentLabels: Readonly<Record<string, string>> = {
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

/** A page that staff added is called by its own name. */
export const contentLabel = ({ id, name }: Pick<ContentState, "id" | "name">): string =>
  contentLabels[id] ?? `Page: ${name}`;
