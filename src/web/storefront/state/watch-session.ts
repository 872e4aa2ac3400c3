import { isIdleTooLong, isLoginExpired, mayRefresh } from "../../../features/session/session-life.ts";
import { api } from "./api.ts";
import { keptValue } from "./kept-value.ts";
import { logOut } from "./log-out.ts";
import { noteLoginEnded } from "./login-ended.ts";
import { keptUser, loggedInUser, type User } from "./user.ts";

const CHECK_EVERY_MS = 1_000;
/** How exactly the tabs tell each other of activity. */
const TELL_EVERY_MS = 5_000;
const activities = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

const lastActivity = keptValue<number>("kitstore.lastActivity", (stored) =>
  typeof stored === "number" ? stored : 0,
);

/**
 * Watches the login in this tab until called off (specification 4): real activity refreshes it at most once a minute,
 * 20 idle minutes over all tabs end it, and a page whose login has ended so loads anew, in every tab.
 */
export function watchSession(): () => void {
  let seen = loggedInUser();

  function check() {
    const user = keptUser.get();
    const watched = user ?? seen; // gone meanwhile: another tab was quicker, and this page is as stale as that one
    seen = user;
    if (!watched || !isTimeUp(watched, Date.now())) return;
    seen = null;
    noteLoginEnded();
    void logOut().finally(() => location.reload());
  }

  const timer = setInterval(check, CHECK_EVERY_MS);
  document.addEventListener("visibilitychange", check);
  for (const activity of activities)
    window.addEventListener(activity, onActivity, { passive: true, capture: true });
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", check);
    for (const activity of activities) window.removeEventListener(activity, onActivity, { capture: true });
  };
}

const isTimeUp = (user: User, now: number): boolean =>
  isLoginExpired(user.loginTime, now) || isIdleTooLong(Math.max(lastActivity.get(), user.loginTime), now);

let refreshing: string | null = null;

function onActivity(): void {
  const now = Date.now();
  const user = loggedInUser(now);
  if (!user) return;
  if (!(now - lastActivity.get() < TELL_EVERY_MS)) lastActivity.set(now);
  if (refreshing !== user.token && mayRefresh(user.loginTime, now)) void refreshLogin(user.token, now);
}

/** The separate step that prolongs a login; one that fails is tried again by the next activity. */
async function refreshLogin(token: string, now: number): Promise<void> {
  refreshing = token;
  try {
    await api.call("POST /api/accounts/refresh", {});
    const user = keptUser.get();
    if (user?.token === token) keptUser.set({ ...user, loginTime: now });
  } catch {
    // The login goes on to its own end.
  } finally {
    refreshing = null;
  }
}
