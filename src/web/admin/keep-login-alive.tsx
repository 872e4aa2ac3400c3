import { useEffect } from "react";
import { useLogout } from "react-admin";
import { api } from "./api.ts";
import { keepLogin, keptLogin } from "./staff-login.ts";

const LIFE_MS = 20 * 60_000;
const AT_MOST_EVERY_MS = 60_000;

/**
 * A login lasts 20 minutes from its last refresh; real activity refreshes it, at most once a minute, and 20 idle minutes
 * log out (specification 4 and 9).
 */
export function KeepLoginAlive() {
  const logout = useLogout();
  useEffect(() => {
    let refreshedAt = keptLogin()?.loginTime ?? 0;
    const refresh = () => {
      const login = keptLogin();
      if (!login || Date.now() - refreshedAt < AT_MOST_EVERY_MS) return;
      refreshedAt = Date.now();
      api.call("POST /api/accounts/refresh", {}).then(
        ({ loginTime }) => keepLogin({ ...login, loginTime }),
        () => undefined, // offline, or ended: the next call says so
      );
    };
    const check = () => {
      const login = keptLogin();
      if (login && Date.now() - login.loginTime > LIFE_MS) void logout();
    };
    const events = ["pointerdown", "keydown"] as const;
    for (const name of events) addEventListener(name, refresh, { passive: true });
    const timer = setInterval(check, 1_000);
    return () => {
      for (const name of events) removeEventListener(name, refresh);
      clearInterval(timer);
    };
  }, [logout]);
  return null;
}
