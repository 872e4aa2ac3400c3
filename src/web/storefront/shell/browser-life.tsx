import { type ComponentType, useEffect, useState } from "react";
import { useLoginEnd } from "../account/need-login.ts";
import { watchCartElsewhere } from "../state/cart-elsewhere.ts";
import { showCart } from "../state/cart-state.ts";
import { mirrorCurrency } from "../state/currency.ts";
import { sessionIdIfAny } from "../state/session-id.ts";
import { loggedInUser, useUser } from "../state/user.ts";

let isWatching = false;

/**
 * A guest has no login to watch: the watch comes with the first login. It stays when that ends: a page whose login
 * another tab ended for its age is to load anew too.
 */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  void import("../state/watch-session.ts").then(({ watchSession }) => watchSession());
}

/** A visitor who neither has logged in nor put anything into a cart has none to read. */
function readCart({ anew }: { anew: boolean }): void {
  if (loggedInUser() || sessionIdIfAny())
    void import("../state/cart.ts").then((cart) => (anew ? cart.reloadCart() : cart.loadCart()));
  else showCart({ lines: [], isLoaded: true, problem: null });
}

/** When the page has loaded and has nothing better to do. */
function onceIdle(begin: () => void): () => void {
  // Safari has no idle callback.
  const soon = () => (window.requestIdleCallback ?? setTimeout)(begin);
  if (document.readyState === "complete") soon();
  else window.addEventListener("load", soon, { once: true });
  return () => window.removeEventListener("load", soon);
}

/** What begins when a page comes to life in a browser: its login is watched, its cart read. */
export function BrowserLife() {
  const userId = useUser()?.userId ?? 0;
  useLoginEnd();
  const [Offline, setOffline] = useState<ComponentType | null>(null);
  useEffect(mirrorCurrency, []);
  useEffect(
    () =>
      onceIdle(
        () =>
          void import("./offline.tsx").then(
            (it) => setOffline(() => it.default),
            () => undefined,
          ),
      ),
    [],
  );
  useEffect(() => {
    if (userId) watch();
  }, [userId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user, another cart. At first the user is not known to the component yet.
  useEffect(() => readCart({ anew: false }), [userId]);
  useEffect(() => watchCartElsewhere(() => readCart({ anew: true })), []);
  return Offline && <Offline />;
}
