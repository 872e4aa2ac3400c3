import { useSyncExternalStore } from "react";
import { preload } from "../../ui/lazy.tsx";

let isOpen = false;
const listeners = new Set<() => void>();

function setOpen(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

export const openMiniCart = (): void => setOpen(true);
export const closeMiniCart = (): void => setOpen(false);
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
/** Called when the pointer or the focus reaches the button; the page does not load this code. */
export const preloadMiniCart = (): void => preload(loadMiniCart);
