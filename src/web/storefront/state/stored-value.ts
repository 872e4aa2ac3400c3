import { useSyncExternalStore } from "react";

export interface StoredValue<T> {
  readonly key: string;
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

let isFrozen = false;

/**
 * A page that is left keeps its values, whatever is written to local storage. The browser may restore it from the
 * back/forward cache, and a logout seen by the hidden page would have navigated it away.
 */
export const freezeStoredValues = (frozen: boolean): void => {
  isFrozen = frozen;
};

/**
 * One value in local storage, shared by all tabs. `read` validates what is stored, because anyone can edit it.
 * Where storage is blocked (a private window), the value lives as long as the page.
 */
export function createStoredValue<T>(key: string, read: (stored: unknown) => T): StoredValue<T> {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let isStorageBlocked = false;
  let value: T = read(null);

  /** Another tab may have written: local storage is read each time, and parsed only when its text has changed. */
  const refresh = () => {
    if (isStorageBlocked || isFrozen) return;
    const stored = readText(key);
    if (stored === text) return;
    text = stored;
    value = read(parseText(stored));
  };
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  /** Another tab wrote this key or cleared all keys, or the page was restored and has missed events. */
  const onChange = (event: { readonly key?: string | null }) => {
    if (!event.key || event.key === key) notifyListeners();
  };

  return {
    key,
    get() {
      refresh();
      return value;
    },
    set(next) {
      text = next === null ? null : typeof next === "string" ? next : JSON.stringify(next);
      value = next;
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        isStorageBlocked = true; // or storage is full: the page still has the value in memory
      }
      notifyListeners();
    },
    subscribe(listener) {
      window.addEventListener("storage", onChange); // adding the same listener again has no effect
      window.addEventListener("pageshow", onChange as () => void);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The value in a component; `onServer` is the value that the server's HTML was rendered with. */
export function useStoredValue<T>(storedValue: StoredValue<T>, onServer: T): T {
  return useSyncExternalStore(storedValue.subscribe, storedValue.get, () => onServer);
}

/** Removes a value from local storage without telling this page, which is being left. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Refused, so nothing was stored.
  }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parseText(text: string | null): unknown {
  try {
    return text && JSON.parse(text);
  } catch {
    return text;
  }
}
