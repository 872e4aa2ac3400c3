import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { LOGIN_ENDED, loggedInUser, type User, useUser } from "../state/user.ts";
import { forgetPlace, loginAddress, placeAfterLogin, type Redirect } from "./after-login.ts";

/** The user of a page that needs one; guests are sent to the login page and come back. Null until it is known. */
export function useNeededUser(): User | null {
  const user = useUser();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!user && !loggedInUser()) void navigate(loginAddress(pathname), { replace: true });
  }, [user, pathname, navigate]);
  return user;
}

/**
 * Who is logged in has nothing to do on the login page, and goes where it leads. Looked at when the page opens, and
 * again whenever `moment` changes (the user, where a login made here or in another tab counts).
 */
export function useLeaveWhenLoggedIn(redirect: Redirect | null, moment?: unknown): void {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: at those moments only; the place is forgotten on the way
  useEffect(() => {
    if (!loggedInUser()) return;
    const place = placeAfterLogin(redirect);
    forgetPlace();
    void navigate(place, { replace: true });
  }, [moment]);
}

/** A login that the server ended leads to the login page, from wherever it is noticed. Called once, in the shell. */
export function useLoginEnd(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const onEnd = () => void navigate(loginAddress(pathname));
    window.addEventListener(LOGIN_ENDED, onEnd);
    return () => window.removeEventListener(LOGIN_ENDED, onEnd);
  }, [pathname, navigate]);
}
