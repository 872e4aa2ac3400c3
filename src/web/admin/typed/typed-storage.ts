import { tabStorage } from "../../ui/tab-storage.ts";
import { endedSession } from "../staff-session/ended-session.ts";
import { readSession } from "../staff-session/staff-session.ts";

/** What one person has typed in this tab and not sent, by the name of its form. */
interface StoredForms {
  readonly userId: number;
  readonly forms: Readonly<Record<string, unknown>>;
}

const STORAGE_KEY = "kitstore.typed";

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What another person typed in this tab is never read: it goes with the first form of the next person. */
function readForms(): StoredForms {
  const userId = (readSession() ?? endedSession())?.userId ?? 0;
  try {
    const stored: unknown = JSON.parse(tabStorage.get(STORAGE_KEY) ?? "null");
    if (isObject(stored) && stored.userId === userId && isObject(stored.forms))
      return { userId, forms: stored.forms };
  } catch {
    // Changed by hand: then nothing was typed.
  }
  return { userId, forms: {} };
}

/** The values that were typed in a form before the page was loaded again; undefined: none. */
export const readTyped = (form: string): unknown => readForms().forms[form];

/** Stores what is typed until the tab closes, the form is sent or the person logs out. Null removes it. */
export function saveTyped(form: string, values: unknown): void {
  const { userId, forms } = readForms();
  const { [form]: _, ...others } = forms;
  const stored = values === null ? others : { ...others, [form]: values };
  tabStorage.set(
    STORAGE_KEY,
    Object.keys(stored).length > 0 ? JSON.stringify({ userId, forms: stored }) : null,
  );
}

/** For the logout. */
export const forgetTyped = (): void => void tabStorage.set(STORAGE_KEY, null);
