import { localStorageStore, memoryStore, type Store } from "react-admin";

/** Filters that people type name customers. The list's URL has them too, so a reload loses nothing. */
const isOfTab = (key: string): boolean => key.endsWith(".listParams");
/** Another number empties what an older version stored in this browser. */
const VERSION = "2";

/**
 * What react-admin remembers: how the admin looks and views that staff saved under a name stay in this browser until the logout;
 * the filters of lists end with the tab.
 */
export function adminStore(): Store {
  const [browser, tab] = [localStorageStore(VERSION), memoryStore()];
  const storeOf = (key: string) => (isOfTab(key) ? tab : browser);
  const both = (act: (store: Store) => void) => [browser, tab].forEach(act);
  return {
    setup: () => both((store) => store.setup()),
    teardown: () => both((store) => store.teardown()),
    getItem: (key, fallback) => storeOf(key).getItem(key, fallback),
    setItem: (key, value) => storeOf(key).setItem(key, value),
    removeItem: (key) => storeOf(key).removeItem(key),
    removeItems: (prefix) => both((store) => store.removeItems(prefix)),
    reset: () => both((store) => store.reset()),
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
    listItems: (prefix) => ({ ...browser.listItems?.(prefix), ...tab.listItems?.(prefix) }),
  };
}
