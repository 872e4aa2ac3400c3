import { useSyncExternalStore } from "react";

let isOpen = false;
const listeners = new Set<() => void>();

function become(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

export const openMiniCart = (): void => become(true);
export const closeMiniCart = (): void => become(false);
export const useMiniCartOpen = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
    () => false,
  );

export const loadMiniCart = () => import("./mini-cart.tsx");
/** Fetched when a hand nears the button, not with the page. */
export const preloadMiniCart = (): void => void loadMiniCart().catch(() => undefined);
