import { loadProductSections } from "./lazy-product-sections.tsx";
import { loadOnce } from "./load-once.ts";

/** The code of the product page, loaded separately: category pages do not need it. */
export const loadProductPage = loadOnce(() => import("./product-page.tsx"));

/** Called when the pointer or the focus reaches a list of cards. */
export const preloadProductPage = (): void =>
  void Promise.all([loadProductPage(), loadProductSections()]).catch(() => undefined);
