/**
 * The JavaScript budget of a first visit to a page, in KB (1024 bytes) after gzip. React and the router take 105 of them as
 * they are published, the shell 11. The goal is 122 for every page; what is above it has yet to load later what a first
 * view does not need. Never raise a number.
 */
export const pageBudgets: Readonly<Record<string, number>> = {
  "/": 124,
  "/:slug of a category": 126,
  "/:slug of a product": 125,
};

/** Budget of all other pages, which are rarely visited first. */
export const BUDGET_OF_OTHERS = 129;
