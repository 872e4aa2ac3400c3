import { type ComponentType, useEffect, useState } from "react";
import { useRedirectOnLoginEnd } from "../account/require-login.ts";
import { setCart } from "../state/cart-state.ts";
import { watchCartChanges } from "../state/cart-sync.ts";
import { writeCurrencyCookie } from "../state/currency.ts";
import { findSessionId } from "../state/session-id.ts";
import { loggedInUser, useUser } from "../state/user.ts";

let isWatching = false;

/**
 * Loads the session watch with the first login; a guest has no login to watch. The watch continues after the login has
 * ended, because this page must also reload when the login expires in another tab.
 */
function startSessionWatch(showWarning: (warning: ComponentType) => void): void {
  if (isWatching) return;
  isWatching = true;
  const warn = () => void import("./still-there.tsx").then((module) => showWarning(module.default));
  void import("../state/watch-session.ts").then(({ watchSession }) => watchSession(warn));
}

/** Reads the cart. A guest who never put anything into a cart has none, so no request is sent. */
function loadCartIfAny({ isReload }: { isReload: boolean }): void {
  if (loggedInUser() || findSessionId())
    void import("../state/cart.ts").then((cart) => (isReload ? cart.reloadCart() : cart.loadCart()));
  else setCart({ lines: [], isLoaded: true, problem: null });
}

/** Calls `begin` when the page is loaded and idle. Returns a function that cancels it. */
function whenIdle(begin: () => void): () => void {
  // Safari has no requestIdleCallback.
  const soon = () => (window.requestIdleCallback ?? setTimeout)(begin);
  if (document.readyState === "complete") soon();
  else window.addEventListener("load", soon, { once: true });
  return () => window.removeEventListener("load", soon);
}

/** Starts what runs only in the browser: session watch, cart, currency cookie and offline support. */
export function ClientEffects() {
  const userId = useUser()?.userId ?? 0;
  useRedirectOnLoginEnd();
  const [Offline, setOffline] = useState<ComponentType | null>(null);
  const [StillThere, setStillThere] = useState<ComponentType | null>(null);
  useEffect(writeCurrencyCookie, []);
  useEffect(
    () =>
      whenIdle(
        () =>
          void import("./offline.tsx").then(
            (module) => setOffline(() => module.default),
            () => undefined,
          ),
      ),
    [],
  );
  useEffect(() => {
    if (userId) startSessionWatch((component) => setStillThere(() => component));
  }, [userId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for another user, who has another cart
  useEffect(() => loadCartIfAny({ isReload: false }), [userId]);
  useEffect(() => watchCartChanges(() => loadCartIfAny({ isReload: true })), []);
  return (
    <>
      {Offline && <Offline />}
      {StillThere && <StillThere />}
    </>
  );
}
