import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { clearReturnPath, loginPath, pathAfterLogin, type Redirect } from "../state/after-login.ts";
import { loggedInUser, type User, useUser } from "../state/user.ts";

/** The user of a page that requires a login; null until known. A guest is sent to the login page and comes back. */
export function useRequiredUser(): User | null {
  const user = useUser();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!user && !loggedInUser()) void navigate(loginPath(pathname), { replace: true });
  }, [user, pathname, navigate]);
  return user;
}

/**
 * Leaves the login page if the user is logged in. It checks this when the page opens, and again whenever `trigger`
 * changes (pass the user id if a login on this page or in another tab counts).
 */
export function useRedirectWhenLoggedIn(redirect: Redirect | null, trigger?: unknown): void {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    if (!loggedInUser()) return;
    const path = pathAfterLogin(redirect);
    clearReturnPath();
    void navigate(path, { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then, because it deletes the stored path
  useEffect(() => leave(), [trigger]);
}
