import { tabStorage } from "../../ui/tab-storage.ts";
import { storedSessionId } from "./session-id.ts";
import { createStoredValue, freezeStoredValues, removeStored } from "./stored-value.ts";
import { parseUser, storedUser } from "./user.ts";

const openTabCount = createStoredValue<number>("kitstore.windows", (stored) =>
  typeof stored === "number" && stored > 0 ? Math.floor(stored) : 0,
);
const HANDOVER_KEY = "kitstore.handedOn";

/**
 * Counts the open tabs; closing the last one logs out (specification 4). A page that is left cannot know whether its
 * tab closes or reloads. So the last tab moves user and session from local storage to its session storage. The next
 * page of the tab moves them back, and a closed tab loses them. Called once, before any code reads who is logged in.
 */
export function logOutWithLastTab(): void {
  openTab();
  window.addEventListener("pagehide", leaveTab);
  window.addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    freezeStoredValues(false);
    openTab();
  });
}

function openTab(): void {
  openTabCount.set(openTabCount.get() + 1);
  const handed = takeHandover();
  const user = parseUser(handed?.user);
  if (!user || storedUser.get()) return; // somebody logged in in another tab
  storedUser.set(user);
  if (typeof handed?.sessionId === "string") storedSessionId.set(handed.sessionId);
}

function leaveTab(): void {
  const left = Math.max(0, openTabCount.get() - 1);
  openTabCount.set(left);
  const user = storedUser.get();
  if (left > 0 || !user) return;
  const handed = JSON.stringify({ user, sessionId: storedSessionId.get() });
  // Without session storage the login stays in local storage, and its 20 minutes end it: a reload must not.
  if (!tabStorage.set(HANDOVER_KEY, handed)) return;
  freezeStoredValues(true);
  for (const { key } of [storedUser, storedSessionId]) removeStored(key);
}

function takeHandover(): { user?: unknown; sessionId?: unknown } | null {
  const handed = tabStorage.get(HANDOVER_KEY);
  tabStorage.set(HANDOVER_KEY, null);
  try {
    return handed === null ? null : JSON.parse(handed);
  } catch {
    return null;
  }
}
