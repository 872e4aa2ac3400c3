import { useSyncExternalStore } from "react";

export interface KeptValue<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/**
 * One value in local storage, shared by all tabs. `read` makes sense of what is stored, which anyone may have edited.
 * Where storage is refused (a private window), the value lives as long as the page.
 */
export function keptValue<T>(key: string, read: (stored: unknown) => T): KeptValue<T> {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let isRefused = false;
  let value: T = read(null);

  /** Another tab may have written since: the store is asked each time, and read anew only when its text differs. */
  const take = () => {
    if (isRefused) return;
    const stored = storedText(key);
    if (stored === text) return;
    text = stored;
    value = read(parsed(stored));
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    tell();
  };

  return {
    get() {
      take();
      return value;
    },
    set(next) {
      text = next === null ? null : typeof next === "string" ? next : JSON.stringify(next);
      value = next;
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        isRefused = true; // or full: this page still knows it
      }
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", onStorage);
      };
    },
  };
}

/** The value in a component; `onServer` is what the page's HTML was rendered with. */
export function useKept<T>(kept: KeptValue<T>, onServer: T): T {
  return useSyncExternalStore(kept.subscribe, kept.get, () => onServer);
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
