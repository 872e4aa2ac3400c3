import { loadOnce } from "./load-once.ts";

/** The code of the category page, loaded separately: product pages, checkout and login do not need it. */
export const loadCategoryPage = loadOnce(() => import("./category-page.tsx"));

/** Called after hydration, because most visitors open a category. */
export const preloadCategoryPage = (): void => void loadCategoryPage().catch(() => undefined);
