import { useEffect, useSyncExternalStore } from "react";
import { t } from "../../language/t.ts";
import { Icon } from "../../ui/icon.tsx";

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
};

/** Registers the service worker, which has a page for offline use, and shows a notice while the browser is offline. */
export default function Offline() {
  useEffect(registerServiceWorker, []);
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

/** The service worker exists only in the built store (app/pages/serve-offline.ts), and only over https. */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD) return;
  navigator.serviceWorker?.register("/service-worker.js", { updateViaCache: "none" }).catch(() => undefined);
}
