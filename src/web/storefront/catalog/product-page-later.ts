import { loadOnce } from "./load-once.ts";
import { loadProductParts } from "./product-parts-later.tsx";

/** The product page's code, which a category's page has no use for. */
export const loadProductPage = loadOnce(() => import("./product-page.tsx"));

/** For a hand or the focus that nears a card. */
export const prepareProductPage = (): void =>
  void Promise.all([loadProductPage(), loadProductParts()]).catch(() => undefined);
