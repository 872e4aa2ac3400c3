/**
 * The most JavaScript that a first visit to a page may download, in KB (1024 bytes) after gzip. React's renderer and the
 * router are 102 of them, and stay. A number here only goes down: who adds to a page loads it later, or makes room first.
 */
export const pageBudgets: Readonly<Record<string, number>> = {
  "/": 119,
  "/products/search": 121,
  "/:slug of a category": 121,
  "/:slug of a product": 120,
  "/store/:productUrl/:productId": 120,
  "/checkout": 120,
  "/accounts/login": 120,
};

/** Pages that are rarely anybody's first. */
export const BUDGET_OF_OTHERS = 126;
