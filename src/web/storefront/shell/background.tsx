import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { t } from "../../../platform/language/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { reportTimings } from "../../ui/report-timings.ts";
import { watchCartChanges } from "../state/cart-sync.ts";
import { writeCurrencyCookie } from "../state/choose-currency.ts";
import { useUser } from "../state/user.ts";
import { loadCartIfAny } from "./client-effects.tsx";
import { useFlyToCart } from "./fly-to-cart.ts";
import { LanguageOffer } from "./language-offer.tsx";
import { PageNotice } from "./page-notice.tsx";

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

/** What runs beside every page: flights into the cart, notices, the offer of a language, session watch, a cart that another tab changes, currency cookie, offline support, reports of timings. */
export default function Background() {
  const userId = useUser()?.userId ?? 0;
  const [StillThere, setStillThere] = useState<ComponentType | null>(null);
  useFlyToCart();
  useEffect(reportTimings, []);
  useEffect(writeCurrencyCookie, []);
  useEffect(() => {
    if (userId) startSessionWatch((component) => setStillThere(() => component));
  }, [userId]);
  useEffect(() => watchCartChanges(() => loadCartIfAny({ isReload: true })), []);
  return (
    <>
      <Offline />
      <PageNotice />
      <LanguageOffer />
      {StillThere && <StillThere />}
    </>
  );
}

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
};

/** Registers the service worker, which has a page for offline use, and shows a notice while the browser is offline. */
function Offline() {
  useEffect(() => whenIdle(registerServiceWorker), []);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="offline-note">
      {!isOnline && (
        <p className="flex items-center gap-2.5 rounded-lg bg-ink px-4 py-3 text-sm text-paper shadow-float">
          <Icon name="alert" size={18} />
          {t("You are offline. Your cart is kept, but nothing can be changed until you are back.")}
        </p>
      )}
    </div>
  );
}

/** Calls `begin` when the page is loaded and idle. Returns a function that cancels it. */
function whenIdle(begin: () => void): () => void {
  // Safari has no requestIdleCallback.
  const soon = () => (window.requestIdleCallback ?? setTimeout)(begin);
  if (document.readyState === "complete") soon();
  else window.addEventListener("load", soon, { once: true });
  return () => window.removeEventListener("load", soon);
}

/** The service worker exists only in the built store (app/pages/serve-offline.ts), and only over https. */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD) return;
  navigator.serviceWorker?.register("/service-worker.js", { updateViaCache: "none" }).catch(() => undefined);
}
