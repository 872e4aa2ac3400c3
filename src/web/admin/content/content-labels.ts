import type { ContentState } from "../../../contract/admin/content.ts";
import { t } from "../../../platform/language/t.ts";

/** The names that staff use for each piece of content, in the order of the shop. */
const contentLabels: Readonly<Record<string, string>> = {
  slides: t("Home: banner and category tiles"),
  groups: t("Home: groups of products"),
  tiles: t("Home: tiles below"),
  "home-texts": t("Home: title and texts"),
  menu: t("Menu"),
  "about-us": t("Page: About Us"),
  "privacy-policy": t("Page: Privacy Policy"),
  "terms-and-conditions": t("Page: Terms & Conditions"),
  "shipping-policy": t("Page: Shipping Policy"),
  "return-policy": t("Page: Return Policy"),
  "placing-a-order": t("Page: How To Order"),
};

/** A page that staff added is called by its own name. */
export const contentLabel = ({ id, name }: Pick<ContentState, "id" | "name">): string =>
  contentLabels[id] ?? t("Page: {name}", { name });
