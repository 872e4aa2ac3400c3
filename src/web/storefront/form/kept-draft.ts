const keyOf = (draft: string): string => `kitstore.draft.${draft}`;

/** What was typed under this name in this tab; of the fields of `blank` only, and only texts. */
export function keptDraft<N extends string>(draft: string, blank: Readonly<Record<N, string>>) {
  const kept: Partial<Record<N, string>> = {};
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(draft)) ?? "null");
    for (const [name, text] of Object.entries(stored ?? {})) {
      if (Object.hasOwn(blank, name) && typeof text === "string") kept[name as N] = text;
    }
  } catch {
    // Refused, or not ours: then nothing was kept.
  }
  return kept;
}

/** Keeps what is typed until the tab closes; null forgets it. */
export function keepDraft(
  draft: string,
  values: Readonly<Record<string, string>> | null,
  secret: readonly string[] = [],
): void {
  try {
    const open = Object.entries(values ?? {}).filter(([name]) => !secret.includes(name));
    if (values === null) sessionStorage.removeItem(keyOf(draft));
    else sessionStorage.setItem(keyOf(draft), JSON.stringify(Object.fromEntries(open)));
  } catch {
    // Storage is refused or full: the form still works, without a draft.
  }
}
