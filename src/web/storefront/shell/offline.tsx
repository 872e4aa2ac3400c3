import { useEffect, useSyncExternalStore } from "react";
import { Icon } from "../../ui/icon.tsx";

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
};

/** For lines that go away: the page that then stands in for others is kept, and a page that is open says what is the matter. */
export default function Offline() {
  useEffect(keepOfflinePage, []);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex justify-center">
      {!isOnline && (
        <p className="flex items-center gap-2.5 rounded-lg bg-ink px-4 py-3 text-sm text-paper shadow-float">
          <Icon name="alert" size={18} />
          You are offline. Your cart is kept, but nothing can be changed until you are back.
        </p>
      )}
    </div>
  );
}

/** The service worker comes with built pages only (server/pages/serve-offline.ts), and to secure addresses only. */
function keepOfflinePage(): void {
  if (!import.meta.env.PROD) return;
  navigator.serviceWorker?.register("/service-worker.js", { updateViaCache: "none" }).catch(() => undefined);
}
