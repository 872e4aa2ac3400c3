import { useEffect } from "react";
import { useLogout } from "react-admin";
import { api } from "./api.ts";
import { readSession, saveSession } from "./staff-session.ts";

const SESSION_LIFETIME_MS = 20 * 60_000;
const MIN_REFRESH_INTERVAL_MS = 60_000;

/**
 * A session lasts 20 minutes from its last refresh. A click or a key press refreshes it, at most once a
 * minute. After 20 minutes without activity the person is logged out (specification 4 and 9).
 */
export function SessionRefresh() {
  const logout = useLogout();
  useEffect(() => {
    let refreshedAt = readSession()?.loginTime ?? 0;
    const refresh = () => {
      const login = readSession();
      if (!login || Date.now() - refreshedAt < MIN_REFRESH_INTERVAL_MS) return;
      refreshedAt = Date.now();
      api.call("POST /api/accounts/refresh", {}).then(
        ({ loginTime }) => saveSession({ ...login, loginTime }),
        () => undefined, // offline, or the session has ended: the next call shows the error
      );
    };
    const logOutWhenIdle = () => {
      const login = readSession();
      if (login && Date.now() - login.loginTime > SESSION_LIFETIME_MS) void logout();
    };
    const events = ["pointerdown", "keydown"] as const;
    for (const name of events) addEventListener(name, refresh, { passive: true });
    const timer = setInterval(logOutWhenIdle, 1_000);
    return () => {
      for (const name of events) removeEventListener(name, refresh);
      clearInterval(timer);
    };
  }, [logout]);
  return null;
}
