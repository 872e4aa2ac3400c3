import { keptValue, leavePage } from "./kept-value.ts";
import { keptSessionId } from "./session-id.ts";
import { keptUser, userFrom } from "./user.ts";

const openWindows = keptValue<number>("kitstore.windows", (stored) =>
  typeof stored === "number" && stored > 0 ? Math.floor(stored) : 0,
);
const HANDED_ON = "kitstore.handedOn";

/**
 * Counts this window in, and out when it goes; the last one to close logs out (specification 4). A window that goes
 * cannot tell a closing from a reload, so the last one takes user and session out of the store that outlives it and
 * hands them on in the tab's own: the tab's next page takes them back, and a closed tab takes them with it.
 * Called once, before anything of the page asks who is logged in.
 */
export function countWindows(): void {
  countIn();
  window.addEventListener("pagehide", countOut);
  window.addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    leavePage(false);
    countIn();
  });
}

function countIn(): void {
  openWindows.set(openWindows.get() + 1);
  const handed = take();
  const user = userFrom(handed?.user);
  if (!user || keptUser.get()) return; // somebody logged in meanwhile in another tab
  keptUser.set(user);
  if (typeof handed?.sessionId === "string") keptSessionId.set(handed.sessionId);
}

function countOut(): void {
  const left = Math.max(0, openWindows.get() - 1);
  openWindows.set(left);
  const user = keptUser.get();
  if (left > 0 || !user) return;
  const handed = JSON.stringify({ user, sessionId: keptSessionId.get() });
  leavePage(true);
  try {
    for (const { key } of [keptUser, keptSessionId]) localStorage.removeItem(key);
    sessionStorage.setItem(HANDED_ON, handed);
  } catch {
    // Refused: then a reload of the last window logs out too.
  }
}

function take(): { user?: unknown; sessionId?: unknown } | null {
  try {
    const handed = sessionStorage.getItem(HANDED_ON);
    sessionStorage.removeItem(HANDED_ON);
    return handed === null ? null : JSON.parse(handed);
  } catch {
    return null;
  }
}
