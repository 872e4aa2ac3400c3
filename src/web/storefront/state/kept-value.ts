import { useSyncExternalStore } from "react";

export interface KeptValue<T> {
  readonly key: string;
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

let isLeft = false;

/**
 * A page that is left goes on with what it knew, whatever becomes of the store: the browser may show it again as it was
 * (back/forward cache), and what answers to a change would have led it elsewhere by then.
 */
export const leavePage = (left: boolean): void => {
  isLeft = left;
};

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
    if (isRefused || isLeft) return;
    const stored = storedText(key);
    if (stored === text) return;
    text = stored;
    value = read(parsed(stored));
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  /** Another tab wrote it, or all at once; or a page that the browser had kept, and that heard nothing, is shown again. */
  const onChange = (event: { readonly key?: string | null }) => {
    if (!event.key || event.key === key) tell();
  };

  return {
    key,
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
      window.addEventListener("storage", onChange); // added twice it is there once
      window.addEventListener("pageshow", onChange as () => void);
      listeners.add(listener);
      return () => void listeners.delete(listener);
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
  try {
    return text && JSON.parse(text);
  } catch {
    return text;
  }
}
