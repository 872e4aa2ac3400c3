import { loadOnce } from "./load-once.ts";

/** The category page's code with its cards, which whoever comes to a product, to checkout or to log in does not wait for. */
export const loadCategoryPage = loadOnce(() => import("./category-page.tsx"));

/** Once the page lives: most ways lead to a category sooner or later. */
export const prepareCategoryPage = (): void => void loadCategoryPage().catch(() => undefined);
