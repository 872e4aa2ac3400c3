const memory = new Map<string, string>();

/**
 * The session storage of this tab; the only file that uses it. Where the browser refuses it (a private window, a policy,
 * no space), this page remembers the value, so it survives navigations but no reload.
 */
export const tabStorage = {
  get(key: string): string | null {
    try {
      return memory.get(key) ?? sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Stores a text, or removes it with null. Returns false when a reload will lose it. */
  set(key: string, text: string | null): boolean {
    memory.delete(key);
    try {
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
      return true;
    } catch {
      if (text !== null) memory.set(key, text);
      return false;
    }
  },
};

/** Forgets everything that this tab has stored. */
export function clearTabStorage(): void {
  memory.clear();
  try {
    sessionStorage.clear();
  } catch {
    // Refused, so nothing is stored.
  }
}
