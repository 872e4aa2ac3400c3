import { tabStorage } from "../../ui/tab-storage.ts";

const storageKey = (draft: string): string => `kitstore.draft.${draft}`;

/** The values typed in this tab under this name; only texts, and only fields that `blank` has. */
export function readDraft<N extends string>(draft: string, blank: Readonly<Record<N, string>>) {
  const values: Partial<Record<N, string>> = {};
  try {
    const stored: unknown = JSON.parse(tabStorage.get(storageKey(draft)) ?? "null");
    for (const [name, text] of Object.entries(stored ?? {})) {
      if (Object.hasOwn(blank, name) && typeof text === "string") values[name as N] = text;
    }
  } catch {
    // The JSON is not ours: then there is no draft.
  }
  return values;
}

/** Stores what is typed until the tab closes, but never secret fields; null deletes the draft. */
export function saveDraft(
  draft: string,
  values: Readonly<Record<string, string>> | null,
  secretFields: readonly string[] = [],
): void {
  const savedEntries = Object.entries(values ?? {}).filter(([name]) => !secretFields.includes(name));
  tabStorage.set(storageKey(draft), values && JSON.stringify(Object.fromEntries(savedEntries)));
}
