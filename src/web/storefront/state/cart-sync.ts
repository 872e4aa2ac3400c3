import { createStoredValue } from "./stored-value.ts";

/** A tab that was hidden longer reads the cart again: another device or the stock may have changed it. */
const MAX_HIDDEN_MS = 5 * 60_000;
const KEY = "kitstore.cartChanged";

const lastChange = createStoredValue<string | null>(KEY, (stored) =>
  typeof stored === "string" ? stored : null,
);

/** Tells the other tabs that the cart has changed; this tab knows it already. */
export function announceCartChange(now = Date.now()): void {
  lastChange.set(`${now} ${Math.random()}`); // makes two changes in one millisecond different
}

/**
 * Calls `reload` when another tab has changed the cart, and when this tab becomes visible after more than five minutes.
 * Returns a function that stops it. The browser sends the storage event to every tab except the one that wrote, so a
 * tab never reacts to its own change.
 */
export function watchCartChanges(reload: () => void, now: () => number = Date.now): () => void {
  let hiddenAt = now();
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY) reload();
  };
  const onVisibility = () => {
    if (document.visibilityState === "hidden") hiddenAt = now();
    else if (now() - hiddenAt > MAX_HIDDEN_MS) reload();
  };
  window.addEventListener("storage", onStorage);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    window.removeEventListener("storage", onStorage);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}
