/**
 * The JavaScript budget of a first visit to a page, in KB (1024 bytes) after gzip. React's renderer and the router
 * take 102 of them. Never raise a number: load new code lazily, or make other code smaller first.
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

/** Budget of all other pages, which are rarely visited first. */
export const BUDGET_OF_OTHERS = 126;
