import { isIdleTooLong, isLoginExpired, mayRefresh } from "../../../platform/session/session-expiry.ts";
import { api } from "./api.ts";
import { setIdleWarning } from "./idle-warning.ts";
import { logOut } from "./log-out.ts";
import { recordLoginEnded } from "./login-ended.ts";
import { createStoredValue } from "./stored-value.ts";
import { loggedInUser, storedUser, type User } from "./user.ts";

const CHECK_EVERY_MS = 1_000;
/** A person who reads needs time to press something. */
const WARN_BEFORE_MS = 120_000;
/** A tab shares its activity with the other tabs at most this often. */
const SHARE_EVERY_MS = 5_000;
const activities = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

const lastActivity = createStoredValue<number>("kitstore.lastActivity", (stored) =>
  typeof stored === "number" ? stored : 0,
);

/**
 * Watches the login in this tab (specification 4). Activity refreshes it at most once a minute. 20 minutes without
 * activity in any tab end it, and every tab then reloads. `warn` is called while it ends within two minutes. Returns a function that stops the watch.
 */
export function watchSession(warn?: () => void): () => void {
  let lastSeenUser = loggedInUser();

  function check() {
    const user = storedUser.get();
    const isEndingSoon = user !== null && isLoginOver(user, Date.now() + WARN_BEFORE_MS);
    setIdleWarning(isEndingSoon && !isLoginOver(user, Date.now()));
    if (isEndingSoon) warn?.();
    const watched = user ?? lastSeenUser; // another tab may have ended the login first; this tab must reload too
    lastSeenUser = user;
    if (!watched || !isLoginOver(watched, Date.now())) return;
    lastSeenUser = null;
    recordLoginEnded();
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

const isLoginOver = (user: User, now: number): boolean =>
  isLoginExpired(user.loginTime, now) || isIdleTooLong(Math.max(lastActivity.get(), user.loginTime), now);

let refreshing: string | null = null;

function onActivity(): void {
  const now = Date.now();
  const user = loggedInUser(now);
  if (!user) return;
  if (!(now - lastActivity.get() < SHARE_EVERY_MS)) lastActivity.set(now);
  if (refreshing !== user.token && mayRefresh(user.loginTime, now)) void refreshLogin(user.token, now);
}

/** Extends the login. If the call fails, the next activity tries again. */
async function refreshLogin(token: string, now: number): Promise<void> {
  refreshing = token;
  try {
    const renewed = await api.call("POST /api/accounts/refresh", {});
    const user = storedUser.get();
    // Another tab may have stored its new token first: that one is as good.
    if (user?.token === token) storedUser.set({ ...user, token: renewed.token, loginTime: now });
    setIdleWarning(false);
  } catch {
    // The login stays valid until its time is over.
  } finally {
    refreshing = null;
  }
}
