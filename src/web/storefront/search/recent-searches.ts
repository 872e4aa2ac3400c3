import { createStoredValue } from "../state/stored-value.ts";

const MAX_SEARCHES = 5;
const NONE: readonly string[] = [];

/** What was searched in this browser, the latest first. The server never learns it. */
export const recentSearches = createStoredValue<readonly string[]>("kitstore.searches", (stored) =>
  Array.isArray(stored)
    ? stored
        .filter((each): each is string => typeof each === "string" && each.trim() !== "")
        .slice(0, MAX_SEARCHES)
    : NONE,
);

/** Each once, however it is written. */
export function rememberSearch(term: string): void {
  const others = recentSearches.get().filter((each) => each.toLowerCase() !== term.toLowerCase());
  recentSearches.set([term, ...others].slice(0, MAX_SEARCHES));
}

export const forgetSearches = (): void => recentSearches.set(NONE);
