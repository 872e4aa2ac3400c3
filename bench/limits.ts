/** The goals for pages and API: what a core of node:http's answers costs it, by what the same costs the store. A goal is never lowered. */
export const readGoals: Readonly<Record<string, number>> = {
  "home page": 0.8,
  "category page": 0.8,
  "product page": 0.8,
  "GET /api/Home/Listing": 0.85,
  "GET /api/Product/1": 0.85,
  "GET /api/Product/Search": 0.85,
};

/** The goals for writes: what the floor's processor time, with its database, is of the store's. */
export const writeGoals: Readonly<Record<string, number>> = {
  "add to cart": 0.7,
  "whole checkout": 0.5,
};

/**
 * Up to so many products, a search, a filter and a suggestion take this processor time at most, and a change of price is seen so soon. More
 * products work, slower.
 */
export const catalogueGoals = { products: 10_000, cpuMs: 20, priceVisibleMs: 1_000 } as const;

/** A kit that is claimed by a link: claims per second by plain checkouts per second. */
export const claimGoal = 0.7;

/** The goals for the program itself: milliseconds, megabytes, and a ratio. More than the goal is red. */
export const processGoals: Readonly<
  Record<string, { readonly postgres?: number; readonly embedded?: number }>
> = {
  "first start, ms": { postgres: 2_000, embedded: 5_000 },
  "start, middle, ms": { postgres: 800, embedded: 1_200 },
  "memory when idle, MB": { postgres: 150, embedded: 250 },
  "memory 60 s after them, times that when idle": { postgres: 1.1, embedded: 1.1 },
  "memory of two workers when idle, MB": { postgres: 350 },
};

/** The goals in a phone's browser on slow 4G with a quarter of the processor. More than the goal is red. */
export const browserGoals = { lcpMs: 1_500, cls: 0.1, inpMs: 100, hoveredProductMs: 50 } as const;
