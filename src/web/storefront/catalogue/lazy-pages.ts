import { loadOnce, preload } from "../../ui/lazy.tsx";

/** The code of the category page, loaded separately: product pages, checkout and login do not need it. */
export const loadCategoryPage = loadOnce(() => import("./category-page.tsx"));

/** The code of a list of several pages. Most lists have one. */
export const loadListPages = loadOnce(() => import("./list-pages.tsx"));

/** Called after hydration, because most visitors open a category. */
export const preloadCategoryPage = (): void => preload(loadCategoryPage);

/** The code of the product page, loaded separately: category pages do not need it. */
export const loadProductPage = loadOnce(() => import("./product-page.tsx"));

/** The code of a text page that staff added. */
export const loadTextPage = loadOnce(() => import("../text-page/content-page.tsx"));

/** Called when the pointer or the focus reaches a list of cards. */
export const preloadProductPage = (): void =>
  preload(async () => {
    await loadProductPage();
    await (await import("./lazy-product-sections.tsx")).loadProductSections();
  });
