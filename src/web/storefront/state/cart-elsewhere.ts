import { keptValue } from "./kept-value.ts";

/** After this long out of sight a page asks anew: another device, or the shelf, may have changed the cart. */
const AWAY_MS = 5 * 60_000;
const KEY = "kitstore.cartChanged";

const lastChange = keptValue<string | null>(KEY, (stored) => (typeof stored === "string" ? stored : null));

/** Leaves word for the other tabs that the cart is another one now; this tab knows it. */
export function tellCartChanged(now = Date.now()): void {
  lastChange.set(`${now} ${Math.random()}`); // two changes in one millisecond are two
}

/**
 * Calls `reload` when another tab has changed the cart, and when this page comes back into sight after five minutes,
 * until called off. A browser tells a change in local storage to every tab but the one that made it, so no tab answers itself.
 */
export function watchCartElsewhere(reload: () => void, now: () => number = Date.now): () => void {
  let hiddenAt = now();
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY) reload();
  };
  const onVisibility = () => {
    if (document.visibilityState === "hidden") hiddenAt = now();
    else if (now() - hiddenAt > AWAY_MS) reload();
  };
  window.addEventListener("storage", onStorage);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    window.removeEventListener("storage", onStorage);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}
