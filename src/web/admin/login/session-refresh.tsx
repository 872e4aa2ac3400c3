import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { t } from "../../../platform/language/t.ts";
import { IDLE_LIMIT_MS, MIN_REFRESH_INTERVAL_MS } from "../../../platform/session/session-expiry.ts";
import { ActionDialog } from "../actions/action-dialog.tsx";
import { api } from "../calls/api.ts";
import { continueSession, endedSession, endSession, isSessionOver } from "../staff-session/ended-session.ts";
import { isSessionKey, readSession, type StaffSession, saveSession } from "../staff-session/staff-session.ts";
import { LoginAgain } from "./login-again.tsx";

const CHECK_EVERY_MS = 1_000;
const activities = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/**
 * A session lasts 20 minutes from its last refresh. Activity refreshes it, at most once a minute. Two minutes before its
 * end the page asks; after 20 minutes without activity it asks for the login again (specification 4 and 9).
 */
export function SessionRefresh() {
  const [isEndingSoon, setEndingSoon] = useState(false);
  useEffect(() => {
    let refreshedAt = readSession()?.loginTime ?? 0;
    const refresh = () => {
      const login = readSession();
      if (!login || endedSession() || Date.now() - refreshedAt < MIN_REFRESH_INTERVAL_MS) return;
      const loginTime = Date.now(); // of this browser: the server's clock may differ
      refreshedAt = loginTime;
      api.call("POST /api/accounts/refresh", {}).then(
        ({ token }) => {
          // Another tab may have stored its new token first: that one is as good.
          if (readSession()?.token === login.token) saveSession({ ...login, loginTime, token });
          setEndingSoon(false);
        },
        () => undefined, // offline, or the session has ended: the next call shows the error
      );
    };
    const check = () => {
      const login = readSession();
      if (login && isSessionOver(login)) endSession();
      setEndingSoon(login !== null && endsSoon(login) && !endedSession());
    };
    /** Another tab logged in, or out. */
    const follow = ({ key }: StorageEvent) => {
      if (key !== null && !isSessionKey(key)) return;
      if (readSession()) continueSession();
      else endSession();
    };
    for (const name of activities) addEventListener(name, refresh, { passive: true, capture: true });
    addEventListener("storage", follow);
    const timer = setInterval(check, CHECK_EVERY_MS);
    return () => {
      for (const name of activities) removeEventListener(name, refresh, { capture: true });
      removeEventListener("storage", follow);
      clearInterval(timer);
    };
  }, []);
  return (
    <>
      {isEndingSoon && <StillThere />}
      <LoginAgain />
    </>
  );
}

/** A person who reads needs time to press something. */
const WARN_BEFORE_MS = 120_000;

const endsSoon = ({ loginTime }: StaffSession): boolean =>
  Date.now() - loginTime > IDLE_LIMIT_MS - WARN_BEFORE_MS;

/** The press itself prolongs the login, and that closes the question. */
const stay = () => undefined;

/** Asks two minutes before the idle logout. Any key or press is activity and prolongs the login. */
const StillThere = () => (
  <ActionDialog title={t("Still there?")} closeLabel={t("Stay logged in")} maxWidth="xs" onClose={stay}>
    <Typography>
      {t(
        "You have not done anything here for a while, so your login ends in two minutes. What you typed stays on this page.",
      )}
    </Typography>
  </ActionDialog>
);
