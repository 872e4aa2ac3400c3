/**
 * The JavaScript budget of a first visit to a page, in KB (1024 bytes) after gzip. React's renderer and the router
 * take 87 of them. Never raise a number: load new code lazily, or make other code smaller first.
 */
export const pageBudgets: Readonly<Record<string, number>> = {
  "/": 104,
  "/products/search": 106,
  "/:slug of a category": 106,
  "/:slug of a product": 105,
  "/store/:productUrl/:productId": 105,
  "/checkout": 104,
  "/accounts/login": 105,
};

/** Budget of all other pages, which are rarely visited first. */
export const BUDGET_OF_OTHERS = 111;
