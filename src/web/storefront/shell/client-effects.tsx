import { type ComponentType, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { forgetEarlyInput } from "../page/early-input.ts";
import { setCart } from "../state/cart-state.ts";
import { findSessionId } from "../state/session-id.ts";
import { LOGIN_ENDED_EVENT, loggedInUser, useUser } from "../state/user.ts";

/** Reads the cart. A guest who never put anything into a cart has none, so no request is sent. */
export function loadCartIfAny({ isReload }: { isReload: boolean }): void {
  if (loggedInUser() || findSessionId())
    void import("../state/cart.ts").then((cart) => (isReload ? cart.reloadCart() : cart.loadCart()));
  else setCart({ lines: [], isLoaded: true, problem: null });
}

/** Opens the login page when the server has ended the login, on any page but one that acts by its link: it needs no login, and would be lost. */
function useRedirectOnLoginEnd(): void {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const actsByLink = pathname === "/claim" || (pathname === "/orders/track-order" && hash !== "");
  useEffect(() => {
    if (actsByLink) return;
    const onEnd = () =>
      void import("../state/after-login.ts").then(({ loginPath }) => navigate(loginPath(pathname)));
    window.addEventListener(LOGIN_ENDED_EVENT, onEnd);
    return () => window.removeEventListener(LOGIN_ENDED_EVENT, onEnd);
  }, [pathname, navigate, actsByLink]);
}

/** Starts what runs only in the browser. What no page waits for is in background.tsx, and loaded once the page is hydrated. */
export function ClientEffects() {
  const userId = useUser()?.userId ?? 0;
  useRedirectOnLoginEnd();
  useEffect(forgetEarlyInput, []);
  const [Background, setBackground] = useState<ComponentType | null>(null);
  useEffect(() => {
    void import("./background.tsx").then(
      (module) => setBackground(() => module.default),
      () => undefined,
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for another user, who has another cart
  useEffect(() => loadCartIfAny({ isReload: false }), [userId]);
  return Background && <Background />;
}
